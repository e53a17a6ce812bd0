/**
 * The single file with ?table behind its name shows the table alone, without headings and links to pages: a frame in
 * somebody's page has no room for them.
 */
document.documentElement.classList.toggle("table-only", new URLSearchParams(location.search).has("table"));
