/** Names whose H is silent, so that French drops the vowel before them; before any other H it stays. */
const silentH =
  /^h(adrien|[ée]lo[iï]se|[ée]l[èe]ne|[ée]lia|[ée]lios|enri|ector|ercule|erm[ie]|ervé|ilaire|ippolyte|onor|ortense|ubert|ugo|ugues|yacinthe)/iu;

/** Whether French drops the vowel of « de » and « que » before a name: « d’Anouk », « d’Hugo », « d’Yves », but « de Yanis ». */
export function elides(name: string): boolean {
  if (silentH.test(name)) return true;
  const plain = name.normalize("NFD").toLowerCase();
  return /^(?:[aeiou]|œ|æ|y(?![aeiou]))/u.test(plain);
}
