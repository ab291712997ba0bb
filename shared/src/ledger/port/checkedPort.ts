import { pageFormat } from '@back-office/shared/format';
import { reportError } from '../../loading/errorEvent';
import { finishInSlices, type Steps } from '../../loading/steps';
import type * as answersOfRows from './answersOfRows';
import type { LedgerFacts } from './ledgerFacts';
import { eachQuestion, questionNames, type LedgerPort, type QuestionName } from './ledgerPort';
import { LedgerSourceError, otherCurrency, outdatedLedger } from './ledgerSourceError';

/**
 * The same port, but every failure is a `LedgerSourceError`, also an answer that is not what the port promises, whose
 * message names the field. For every source outside the product. The schemas are loaded with the first question. Each
 * failure is logged once, and told to the page's monitoring. A source that sends its transactions alone is asked for no more.
 *
 * @param code Loads the schemas, and what answers for such a source. Given, so that it brings nothing again that who asks has anyway.
 */
export function checkedPort(port: LedgerPort, code: CheckCode): LedgerPort {
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
  /** Of a port with missing questions: one that sends its transactions alone needs no others. */
  const isOutdated = async () =>
    !sendRowsAlone.has(port) && (missing.includes('describe') || note(await port.describe()).answers !== 'rows');
  let ofRows: AnswerOfRows | undefined;
  const answerOfRows: AnswerOfRows = async (...asked) => {
    const { createAnswersOfRows } = await code.rows();
    ofRows ??= createAnswersOfRows(port);
    return ofRows(...asked);
  };

  return eachQuestion(port, (ask, name) => async (question, options) => {
    try {
      if (missing.length > 0 && (await isOutdated())) throw outdatedLedger(missing);
      const isAsked = name === 'describe' || !sendRowsAlone.has(port);
      const [readAnswer, own, said] = await Promise.all([
        code.schemas(),
        isAsked ? settled(async () => ask(question, options)) : undefined,
        name === 'describe' ? undefined : factsOnce(),
      ]);
      const answer = said?.answers === 'rows' ? await answerOfRows(name, question, options) : own?.();
      const read = await finishInSlices(readAnswer(name, question, answer), { signal: options?.signal });
      const { currency: ofPage } = pageFormat();
      if (name === 'describe') note(read as LedgerFacts);
      const ofShop = said?.currency.code;
      if (ofShop !== undefined && ofShop !== ofPage) throw otherCurrency(ofShop, ofPage);
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

type AnswerOfRows = ReturnType<typeof answersOfRows.createAnswersOfRows>;

export interface CheckCode {
  readonly schemas: () => Promise<ReadAnswer>;
  readonly rows: () => Promise<typeof answersOfRows>;
}

/** The answer as the port promises it; throws an error that names the first field that is wrong. */
type ReadAnswer = (name: QuestionName, question: unknown, answer: unknown) => Steps<unknown>;

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
