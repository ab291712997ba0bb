import type { DimensionId } from '@back-office/shared/ledger';
import { answerAverage } from './answers/averages';
import { answerCosts } from './answers/costs';
import { answerCustomers, answerTopCustomers } from './answers/customers';
import { answerDefinition } from './answers/definitions';
import { answerFeeOfAmount, answerFeeRates } from './answers/fees';
import { answerOwed, answerRedeemedGiftCards } from './answers/giftCards';
import { answerGroups } from './answers/groups';
import { answerGuide } from './answers/guide';
import { answerItem } from './answers/items';
import { answerPayments } from './answers/payments';
import { answerRefunds } from './answers/refunds';
import { answerSales } from './answers/sales';
import { nothingSold, periodNote, type Scoped } from './answers/scope';
import { answerPrice, answerStock } from './answers/stock';
import {
  answerChecklist,
  answerComplaint,
  answerGreeting,
  answerHelp,
  answerNote,
  answerProblem,
  answerThanks,
  answerUnclear,
} from './answers/talk';
import { answerTransaction, answerTransactions } from './answers/transactions';
import { answerUnsold } from './answers/unsold';
import { inEqualParts, lastDays, usualBaseline } from './comparison';
import { followUpsOf } from './followUps';
import { fitsScreens } from './links';
import { sensesIn } from './language/lexicon';
import { paragraphs } from '../../../domain/writeMarkdown';
import { averagedMeasures } from './measures';
import type { Kind, Question } from './question';
import type { Reply, Sources } from './reply';

type Answer = (question: Question, sources: Sources) => Reply | Promise<Reply>;

/** The one way to an answer for each kind of question. */
const answers: Readonly<Record<Kind, Answer>> = {
  figures: ofPeriod(answerFigures),
  transactions: ofPeriod(answerTransactions),
  customers: ofPeriod((scoped) => (scoped.question.customersBy ? answerTopCustomers(scoped) : answerCustomers(scoped))),
  unsold: ofPeriod(answerUnsold),
  owed: answerOwed,
  feeOfAmount: answerFeeOfAmount,
  feeRates: (_, sources) => answerFeeRates(sources),
  stock: answerStock,
  price: answerPrice,
  costs: answerCosts,
  definition: answerDefinition,
  transaction: answerTransaction,
  guide: answerGuide,
  cannot: answerProblem,
  checklist: (_, sources) => answerChecklist(sources),
  note: answerNote,
  greeting: answerGreeting,
  thanks: answerThanks,
  complaint: answerComplaint,
  help: (_, sources) => answerHelp(sources),
  unclear: answerUnclear,
};

/** Answers from the ledger and the catalog. A question that cannot be answered gets a reply that says so. */
export async function answerQuestion(question: Question, sources: Sources): Promise<Reply> {
  if (question.problem !== undefined) return answerProblem(question, sources);
  if (question.unclear.length > 0) return answerUnclear(question);
  return answers[question.kind](question, sources);
}

/** `undefined` if there were no transactions. */
type PeriodAnswer = (scoped: Scoped) => Promise<Reply | undefined>;

/** Figures of a period: how they are laid out depends on what is asked for. */
function answerFigures(scoped: Scoped): Promise<Reply | undefined> {
  const { figures, by, filters, isAverage } = scoped.question;
  const [first] = figures;
  const isWhole = figures.length === 0 || (figures.length === 1 && first === 'total-payments');
  const isCompared = scoped.question.baseline !== undefined;
  if (by !== undefined && !(by === 'tender' && isWhole && scoped.question.rank !== 'worst' && !isCompared))
    return answerAllGroups(scoped, by);
  const averaged = averagedMeasures.find((id) => isAverage && id === first);
  if (averaged) return answerAverage(scoped, averaged);
  const isOfGoods = filters.some(({ field }) => field === 'item-name' || field === 'category');
  if (isOfGoods && !scoped.question.baseline && figures.every((id) => id === 'items-sold' || id === 'gross-sales'))
    return answerItem(scoped);
  const isPaid = by === 'tender' || (filters.some(({ field }) => field === 'tender') && namesPayments(scoped.question));
  if (isWhole && isPaid)
    return isCompared
      ? answerSales({ ...scoped, question: { ...scoped.question, figures: ['total-payments'] } })
      : answerPayments(scoped);
  if (figures.length === 1 && (first === 'refunds' || first === 'returns') && !isOfGoods) return answerRefunds(scoped);
  if (first === 'gift-cards-redeemed') return answerRedeemedGiftCards(scoped);
  return answerSales(scoped);
}

/** Each of several figures in a table of its own. */
async function answerAllGroups(scoped: Scoped, by: DimensionId): Promise<Reply | undefined> {
  const { question } = scoped;
  if (question.figures.length < 2) return answerGroups(scoped, by);
  const [first, ...others] = await Promise.all(
    question.figures.slice(0, 3).map((id) => answerGroups({ ...scoped, question: { ...question, figures: [id] } }, by)),
  );
  return first && { ...first, text: paragraphs(first.text, ...others.map((other) => other?.text)) };
}

/** `cash sales` are what was paid in cash; `house account sales` are sales. */
function namesPayments({ figures, words }: Question): boolean {
  return figures.length > 0 || sensesIn(words).some(({ values }) => values.length > 0) || !words.includes('sales');
}

function ofPeriod(answer: PeriodAnswer): Answer {
  return async (question, sources) => {
    const asked = question.period ?? lastDays(sources.now.day);
    const sides = inEqualParts(asked, question.baseline ?? usualBaseline(asked, sources.now.day), sources.now);
    const scoped: Scoped = { question, ...sides, sources };
    const found = await answer(scoped);
    const reply = found ?? (await nothingSold(scoped));
    if (!reply.isAnswered) return reply;
    const suggestions = found && question.kind === 'figures' ? followUpsOf(question, sides.period) : reply.suggestions;
    const links = fitsScreens(sides.period.range) ? reply.links : [];
    return { ...reply, text: paragraphs(reply.text, found && periodNote(scoped)), links, suggestions };
  };
}
