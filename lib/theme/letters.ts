/*
 * What the fonts of the shop can write; anything else is written in the fallback. Each glyph costs a first visit a tenth
 * of a kilobyte, which is why signs nobody sets in a heading are left out of its font.
 */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Of the shop's languages, and of names of its neighbours. */
const accented = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿŒœ";
/** The spaces: a plain one, one that does not break, a narrow one that does not; the hyphen that does not break. */
const punctuation = " \u{A0}\u{202F}-\u{2011}–—.,:;!?¡¿…·'‘’\"“”„«»()/&";

export const headingLetters = `${alphabet}${accented}0123456789${punctuation}%€°©`;
export const textLetters = `${headingLetters}@+*_#=×−²½`;
