import type { Database } from './connect.ts';

/**
 * Lets those who ask the same kind of question in one turn of the event loop share a round trip: a question costs the
 * database and us far less than the journey to it. Alone, a question goes at the end of its turn. `ask` answers in the
 * order of the questions; when it fails, it has failed for everybody.
 */
export function gather<Question, Answer>(
  ask: (db: Database, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (db: Database, question: Question) => Promise<Answer> {
  const turns = new WeakMap<Database, Turn<Question, Answer>>();

  return async (db, question) => {
    const turn = turns.get(db) ?? begin(db);
    const index = turn.questions.push(question) - 1;
    return (await turn.answers)[index] as Answer;
  };

  function begin(db: Database): Turn<Question, Answer> {
    const questions: Question[] = [];
    const answers = endOfTurn().then(() => {
      turns.delete(db);
      return ask(db, questions);
    });
    const turn = { questions, answers };
    turns.set(db, turn);
    return turn;
  }
}

type Turn<Question, Answer> = {
  readonly questions: Question[];
  readonly answers: Promise<readonly Answer[]>;
};

/** The end of the turn is when every request that had arrived has been read. */
const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
