import { pageFormat } from '@back-office/shared/format';
import { reportError } from '../../loading/errorEvent';
import { finishInSlices } from '../../loading/steps';
import type { LedgerFacts } from './ledgerFacts';
import { eachQuestion, questionNames, type AskOptions, type LedgerPort, type QuestionName } from './ledgerPort';
import { LedgerSourceError, otherCurrency, outdatedLedger } from './ledgerSourceError';

/**
 * The same port, but every failure is a `LedgerSourceError`, also an answer that is not what the port promises, whose
 * message names the field. For every source outside the product. The schemas are loaded with the first question. Each
 * failure is logged once, and told to the page's monitoring. A source that sends its transactions alone is asked for no more.
 */
export function checkedLedgerPort(port: LedgerPort): LedgerPort {
  const reported = new Set<string>();
  const missing = questionNames.filter((name) => typeof port[name] !== 'function');

  let facts: Promise<LedgerFacts | undefined> | undefined;
  /** `undefined` if the shop does not say them: that is told where the shop is described. */
  const factsOnce = () =>
    (facts ??= Promise.resolve()
      .then(() => port.describe())
      .then(note)
      .catch(() => (facts = undefined)));
  const note = (said: LedgerFacts) => {
    if (said.answers === 'rows') sendRowsAlone.add(port);
    return said;
  };
  const ofRows = createAnswersOfRows(port);

  return eachQuestion(port, (ask, name) => async (question, options) => {
    try {
      if (missing.length > 0) throw outdatedLedger(missing);
      const isAsked = name === 'describe' || !sendRowsAlone.has(port);
      const [{ readAnswerInSteps }, own, said] = await Promise.all([
        import('./answerSchemas'),
        isAsked ? settled(async () => ask(question, options)) : undefined,
        name === 'describe' ? undefined : factsOnce(),
      ]);
      const answer = said?.answers === 'rows' ? await ofRows(name, question, options) : own?.();
      const read = await finishInSlices(readAnswerInSteps(name, question, answer), { signal: options?.signal });
      const { currency: ofPage } = pageFormat();
      if (name === 'describe') note(read as LedgerFacts);
      const code = said?.currency.code;
      if (code !== undefined && code !== ofPage) throw otherCurrency(code, ofPage);
      return read;
    } catch (error) {
      // Nobody waits for this answer any more.
      if (options?.signal?.aborted) throw error;
      const failure = error instanceof LedgerSourceError ? error : new LedgerSourceError(error);
      const { message } = failure;
      // A screen asks several questions at once, and asks again.
      if (!reported.has(message)) {
        reported.add(message);
        console.error('The ledger source failed:', error);
        reportError({ code: 'LEDGER-001', area: 'ledger', part: 'ledger', cause: message, error, ledger: port });
      }
      throw failure;
    }
  });
}

/** Sources that are known to send their transactions alone, whoever has asked: an area asks what a shop is before all else. */
const sendRowsAlone = new WeakSet<LedgerPort>();

/** Resolves with what returns the result, or throws the error. */
async function settled<Result>(run: () => Promise<Result>): Promise<() => Result> {
  try {
    const result = await run();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Answers from all transactions of a source, which are read once for each version. */
function createAnswersOfRows(port: LedgerPort) {
  let current: { readonly version: string; readonly answers: ReturnType<typeof read> } | undefined;

  async function read() {
    const [{ answersOfRows }, { readAnswer }] = await Promise.all([
      import('./answersOfRows'),
      import('./answerSchemas'),
    ]);
    const checked = async (name: QuestionName, question: unknown, answer: unknown) =>
      readAnswer(name, question, await answer) as never;
    const { days }: LedgerFacts = await checked('describe', undefined, port.describe());
    return answersOfRows((question) => checked('rows', question, port.rows(question)), days);
  }

  return async function answer(
    name: QuestionName,
    question: unknown,
    options: AskOptions | undefined,
  ): Promise<unknown> {
    if (current?.version !== port.version) current = { version: port.version, answers: read() };
    const own = current;
    try {
      const asks = (await own.answers) as unknown as Readonly<
        Record<string, (...asked: readonly unknown[]) => unknown>
      >;
      return await asks[name]?.(question, options);
    } catch (error) {
      if (current === own) current = undefined;
      throw error;
    }
  };
}
