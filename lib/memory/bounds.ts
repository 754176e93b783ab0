const mebibyte = 1024 * 1024;

/** What Next keeps in memory of answers of the API, inside `use cache`, whatever is asked for. */
export const maxDataBytes = 10 * mebibyte;
/** What Next keeps on the disk of photographs it prepared. */
export const maxPhotographBytes = 256 * mebibyte;
