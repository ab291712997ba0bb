/** What a source answers: at once, or later. */
export type Answer<Value> = Value | Promise<Value>;

export function isPromise<Value>(answer: Answer<Value>): answer is Promise<Value> {
  return typeof answer === 'object' && answer !== null && 'then' in answer;
}

/** Continues with an answer: at once if it is there. */
export function mapAnswer<In, Out>(answer: Answer<In>, map: (value: In) => Answer<Out>): Answer<Out> {
  return isPromise(answer) ? answer.then(map) : map(answer);
}

/** Several answers as one: at once if all are there. Fails with the first that fails. */
export function allAnswers<const Answers extends readonly unknown[]>(
  ...answers: Answers
): Answer<{ readonly [Index in keyof Answers]: Awaited<Answers[Index]> }> {
  const all: unknown = answers.some(isPromise) ? Promise.all(answers) : answers;
  return all as ReturnType<typeof allAnswers<Answers>>;
}
