import "../element.js";
