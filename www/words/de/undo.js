// @ts-check
/** Was Tische und Begleitspiele gleichermaßen ablehnen. */

export const nothingToUndo = () => "Es gibt nichts zurückzunehmen: Die Partie steht am Anfang.";
export const nothingToRedo = () => "Es gibt nichts zu wiederholen: Das ist der letzte Zug der Partie bis jetzt.";
