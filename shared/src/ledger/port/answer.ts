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
export function allAnswers<Values extends readonly unknown[]>(
  ...answers: { readonly [Index in keyof Values]: Answer<Values[Index]> }
): Answer<Values> {
  return areThere<Values>(answers) ? answers : (Promise.all(answers) as Promise<unknown> as Promise<Values>);
}

function areThere<Values extends readonly unknown[]>(answers: readonly unknown[]): answers is Values {
  return !answers.some(isPromise);
}
