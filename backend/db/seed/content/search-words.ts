import { lookWords } from "./search-words/looks.ts";
import { peopleWords } from "./search-words/people.ts";
import { pieceWords } from "./search-words/pieces.ts";
import type { SearchWordRow } from "./search-words/row.ts";

/** The words search begins with; staff add to them and take away from them (`npm run staff -- words`). */
export const searchWordRows: readonly SearchWordRow[] = [...pieceWords, ...lookWords, ...peopleWords];
