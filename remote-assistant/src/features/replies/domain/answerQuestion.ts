import { answerAverage } from './answers/averages';
import { answerCustomers, answerTopCustomers } from './answers/customers';
import { answerDefinition } from './answers/definitions';
import { answerFeeOfAmount, answerFeeRates } from './answers/fees';
import { answerGroups } from './answers/groups';
import { groupings } from './answers/groupings';
import { answerRedeemedGiftCards, answerUnusedGiftCards } from './answers/giftCards';
import { answerItem } from './answers/items';
import { answerPayments } from './answers/payments';
import { answerRefunds } from './answers/refunds';
import { answerSales } from './answers/sales';
import { nothingSold, periodNote, type Scoped } from './answers/scope';
import { answerPrice, answerStock } from './answers/stock';
import {
  answerChecklist,
  answerForecast,
  answerGreeting,
  answerHelp,
  answerNote,
  answerPayout,
  answerProblem,
  answerProfit,
  answerScreen,
  answerThanks,
  answerUnknown,
} from './answers/talk';
import { answerLargest, answerTransaction } from './answers/transactions';
import { inEqualParts, lastDays, usualBaseline } from './comparison';
import { listOf, paragraphs, plain } from './markdown';
import { averagedMeasures } from './measures';
import type { Question, Topic } from './question';
import type { Reply, Sources } from './reply';

type Answer = (question: Question, sources: Sources) => Reply | Promise<Reply>;

/** The one way to an answer for each topic. */
const answers: Readonly<Record<Topic, Answer>> = {
  sales: ofPeriod(answerSales),
  metric: ofPeriod(answerMetric),
  ranking: ofPeriod(answerGroups),
  breakdown: ofPeriod(answerGroups),
  item: ofPeriod(answerItem),
  largest: ofPeriod(answerLargest),
  payments: ofPeriod(answerPayments),
  refunds: ofPeriod(answerRefunds),
  customers: ofPeriod(answerCustomers),
  topCustomers: ofPeriod(answerTopCustomers),
  feeOfAmount: answerFeeOfAmount,
  feeRates: (_, sources) => answerFeeRates(sources),
  stock: answerStock,
  price: answerPrice,
  definition: answerDefinition,
  transaction: answerTransaction,
  screen: answerScreen,
  checklist: (_, sources) => answerChecklist(sources),
  note: answerNote,
  greeting: answerGreeting,
  thanks: answerThanks,
  help: (_, sources) => answerHelp(sources),
  profit: (_, sources) => answerProfit(sources),
  forecast: answerForecast,
  payout: (_, sources) => answerPayout(sources),
  unusedGiftCards: answerUnusedGiftCards,
  redeemedGiftCards: ofPeriod(answerRedeemedGiftCards),
  unknown: answerUnknown,
};

/** Answers from the ledger and the catalog. A question that cannot be answered gets a reply that says so. */
export async function answerQuestion(question: Question, sources: Sources): Promise<Reply> {
  if (question.problem !== undefined) return answerProblem(question.problem, sources);
  return answers[question.topic](question, sources);
}

/** `undefined` if there were no transactions. */
type PeriodAnswer = (scoped: Scoped) => Promise<Reply | undefined>;

function answerMetric(scoped: Scoped) {
  const averaged = averagedMeasures.find((id) => scoped.question.isAverage && scoped.question.measures.includes(id));
  return averaged ? answerAverage(scoped, averaged) : answerSales(scoped);
}

function ofPeriod(answer: PeriodAnswer): Answer {
  return async (question, sources) => {
    const asked = question.period ?? lastDays(sources.now.day);
    const sides = inEqualParts(asked, question.baseline ?? usualBaseline(asked, sources.now.day), sources.now);
    const scoped: Scoped = { question, ...sides, sources };
    const found = await answer(scoped);
    const reply = found ?? (await nothingSold(scoped));
    if (!reply.isAnswered) return reply;
    return { ...reply, text: paragraphs(reply.text, found && periodNote(scoped), ...notesOf(question)) };
  };
}

/** What the figures leave out of the question. */
function notesOf({ topic, dimension, dividesTwice, command, unknownWords }: Question): readonly string[] {
  const words = unknownWords.map((word) => `“${plain(word)}”`);
  return [
    ...(dividesTwice && dimension !== undefined && (topic === 'breakdown' || topic === 'ranking')
      ? [
          `_I divide figures by one thing at a time: these are by ${dimension === 'tender' ? 'tender' : groupings[dimension].one}._`,
        ]
      : []),
    ...(command === undefined ? [] : [`_I only read figures, so I can’t ${command} anything myself._`]),
    ...(words.length === 0
      ? []
      : [
          `_I don’t know the word${words.length > 1 ? 's' : ''} ${listOf(words)}, so these figures don’t depend on ${words.length > 1 ? 'them' : 'it'}._`,
        ]),
  ];
}
