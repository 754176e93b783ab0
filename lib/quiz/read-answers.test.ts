import { describe, expect, it } from "vitest";
import type { QuizQuestion } from "#contract/quiz.ts";
import { readAnswers } from "./read-answers.ts";

const options = ["a", "b", "c"].map((value) => ({ value, label: value, help: null, colors: [], picture: null }));
const aQuestion = (more: Partial<QuizQuestion>): QuizQuestion =>
  ({
    id: "q",
    kind: "single",
    title: "?",
    is_required: false,
    shown_if: null,
    options,
    max: null,
    scale: null,
    ...more,
  }) as QuizQuestion;
const read = (question: Partial<QuizQuestion>, fields: [string, string][], isKid = true) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const asked = aQuestion(question);
  const { answers, problems } = readAnswers(form, [asked], { today: "2026-11-22", isKid });
  return [answers[asked.id], problems[asked.id] ?? null];
};
const born = (day: string, isKid = true) => {
  const [year = "", month = "", date = ""] = day.split("-");
  const fields = { day: date, month, year };
  const named = Object.entries(fields).map(([part, value]): [string, string] => [`birthdate-${part}`, value]);
  return read({ id: "birthdate", kind: "date" }, named, isKid);
};

describe("reading the answer of a form", () => {
  it("takes one of the options and nothing else", () => {
    expect(read({}, [["q", "b"]])).toEqual(["b", null]);
    expect(read({}, [["q", "made-up"]])).toEqual([null, null]);
  });
  it("keeps an empty answer empty, and asks for one where it is needed", () => {
    expect(read({ kind: "multiple" }, [])).toEqual([[], null]);
    expect(read({ kind: "multiple", is_required: true }, [])).toEqual([[], "needed"]);
    expect(read({ kind: "text", is_required: true }, [["q", "  "]])).toEqual([null, "needed"]);
  });
  it("says when there are more answers or letters than are taken", () => {
    const fields: [string, string][] = [
      ["q", "a"],
      ["q", "b"],
      ["q", "c"],
    ];
    expect(read({ kind: "multiple", max: 2 }, fields)[1]).toBe("tooMany");
    expect(read({ kind: "text", max: 3 }, [["q", "abcd"]])).toEqual(["abcd", "tooLong"]);
  });
  it("takes a whole number within the scale", () => {
    const scale = { min: 1, max: 5, min_label: "", max_label: "", unit: null };
    expect(read({ kind: "scale", scale }, [["q", "4"]])).toEqual([4, null]);
    expect(read({ kind: "scale", scale }, [["q", "9"]])).toEqual([null, "number"]);
  });
  it("takes a child of up to fourteen years, born already", () => {
    expect(born("2026-11-22")).toEqual(["2026-11-22", null]);
    expect(born("2026-11-23")).toEqual([null, "dateFuture"]);
    expect(born("2011-11-23")).toEqual(["2011-11-23", null]);
    expect(born("2011-11-22")).toEqual([null, "tooOld"]);
    expect(born("1986-05-01", false)).toEqual(["1986-05-01", null]);
  });
  it("takes no occasion that is over", () =>
    expect(
      read({ id: "occasion_date", kind: "date" }, [
        ["occasion_date-day", "21"],
        ["occasion_date-month", "11"],
        ["occasion_date-year", "2026"],
      ])[1],
    ).toBe("datePast"));
});
