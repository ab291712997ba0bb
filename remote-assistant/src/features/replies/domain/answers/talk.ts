import { formatRange } from '@back-office/shared/format';
import { isDimensionId } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { sensesIn } from '../language/lexicon';
import { knownWords } from '../language/plainWords';
import { linksOf } from '../links';
import { bold, bullets, link, listOf, paragraphs, plain } from '../../../../domain/writeMarkdown';
import { monthRange, monthOf, yearOf } from '../periods/calendar';
import { phraseOf } from '../phrase';
import { groupWord } from '../reading/groupingsIn';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';

const examples = [
  'How did sales do last week?',
  'Which items sell best?',
  'What is running low?',
  'What is the fee on $100?',
];

const abilities = [
  `${bold('Sales')} of any day or period, compared with another one: “How did June do against May?”`,
  `${bold('Best and worst')} items, categories, days, hours, staff, and locations`,
  `${bold('Payments')}: how customers paid, tips, taxes, fees, deposits, and refunds`,
  `${bold('Customers')}: how many came, how many were new or returning, and their feedback`,
  `${bold('Items')}: prices, stock, what sold and what did not`,
  `${bold('Definitions')} of gross, net, deferred, and total sales, and what a fee would be`,
  `${bold('The product')}: where to find something, and how to do it`,
  `${bold('Files')}: sums, averages, and groups of an attached table`,
];

const whatICanDo = paragraphs('I can answer questions about:', bullets(abilities));

export function answerHelp({ isSample }: Sources): Reply {
  const origin = isSample ? 'the sample data on this device' : 'your sales data';
  return reply(paragraphs(whatICanDo, `Answers come from ${origin}. I read figures; I change nothing.`), {
    links: [{ label: 'Open Education', path: paths.education() }],
    suggestions: examples,
  });
}

export function answerGreeting(): Reply {
  return reply('Hello! Ask me about sales, items, payments, or customers of any day or period.', {
    suggestions: examples,
  });
}

export function answerThanks(): Reply {
  return reply('You’re welcome. Ask me whenever you need a figure.', { suggestions: examples.slice(0, 2) });
}

export function answerComplaint(): Reply {
  return reply(
    'I am sorry. Please ask again with the figure, the days, and what to limit them to, such as “net sales at Location 2 in June”. Regenerate gives another reading of the same question.',
    { suggestions: examples.slice(0, 2), isAnswered: false },
  );
}

/** Asks back: what was not understood, and the likeliest questions as buttons. No figure is shown for a part of a question. */
export function answerUnclear(question: Question): Reply {
  const { kind, unclear } = question;
  const fields = unclear.filter(isDimensionId);
  if (fields.length > 1)
    return reply(
      `I divide figures by one thing at a time. Do you mean by ${listOf(fields.map(groupWord)).replace(/ and /, ' or ')}?`,
      { suggestions: fields.map((by) => phraseOf({ ...question, by, unclear: [] })), isAnswered: false },
    );
  const words = listOf(unclear.map((word) => `“${plain(word)}”`));
  if (kind === 'unclear' || kind === 'definition' || unclear.length === 0)
    return reply(
      paragraphs(
        `${bold('I don’t have an answer to that.')} ${unclear.length > 0 ? `I don’t know what ${words} means here. ` : ''}I understand questions in English.`,
        whatICanDo,
      ),
      { suggestions: examples, isAnswered: false },
    );
  const [name] = unclear;
  const isName = unclear.length === 1 && /^\p{L}+$/u.test(name ?? '') && !knownWords.has(name ?? '');
  const unknown = isName
    ? `I found no item, category, or member of staff called ${words} in your items or in the sales, and I don’t know the word otherwise.`
    : `I don’t know what ${words} means in this question.`;
  return reply(paragraphs(`${unknown} So that I don’t answer another question: which one do you mean?`), {
    suggestions: [...new Set(readingsOf(question).map(phraseOf))],
    isAnswered: false,
  });
}

/** The likeliest two: of `highest net sales` the highest days and items, else the whole and its parts. */
function readingsOf(question: Question): readonly Question[] {
  const rank = question.words.some((word) => /^(?:low|least|worst|small|few)/.test(word)) ? 'worst' : 'best';
  const isRanked = question.kind === 'figures' && question.by === undefined && question.unclear.every(isRank);
  if (isRanked && question.figures.length > 0)
    return (['date', 'item-name'] as const).map((by) => ({ ...question, by, rank }));
  return [question, nextReading(question)];
}

function isRank(phrase: string): boolean {
  return sensesIn(phrase.split(' ')).some(({ signs }) => signs.includes('best') || signs.includes('worst'));
}

/** Beside the whole, its parts: the word may name one of them. */
function nextReading(question: Question): Question {
  if (question.kind === 'figures' && question.by === undefined)
    return { ...question, by: 'item-name', rank: undefined, baseline: undefined };
  return { ...question, kind: 'figures', by: undefined, rank: undefined, filters: question.filters };
}

export function answerProblem({ problem = '', kind }: Question, { isSample, ledgerParams }: Sources): Reply {
  const suggestions = [
    'How did sales do last week?',
    `How did sales do ${isSample ? 'in the sample week' : 'this month'}?`,
  ];
  const isAboutMoney = kind === 'cannot' && /net total/.test(problem);
  return reply(problem, {
    links: isAboutMoney ? [linksOf(ledgerParams).screen('Open the sales summary', paths.salesSummary())] : [],
    suggestions: isAboutMoney ? ['What was the net total last week?', 'How did net sales do last week?'] : suggestions,
    isAnswered: false,
  });
}
/** What to look at when a month ends. */
export function answerChecklist({ now: { day: today }, ledgerParams }: Sources): Reply {
  const links = linksOf(ledgerParams);
  const range = monthRange(yearOf(today), monthOf(today) - 1);
  const summary = links.summary(range, { filters: [] });
  return reply(
    paragraphs(
      `${bold('Month-end checklist')} for ${formatRange(range)}:`,
      bullets([
        `Check net sales and the net total in the ${link('sales summary', summary.path)}.`,
        `Look through the ${link('refunds', links.transactions(range, { filters: [], type: 'Refund' }).path)} and their reasons.`,
        `Follow up on ${link('deposits', paths.deferredSales())} of orders that are not complete.`,
        `Compare ${link('fees', links.transactions(range, { filters: [], line: 'fees' }).path)} with your statement.`,
        `Set aside the ${link('taxes', links.transactions(range, { filters: [], line: 'taxes' }).path)} you collected.`,
        `Reorder what runs low in the ${link('item library', paths.itemLibrary())}.`,
      ]),
    ),
    {
      links: [summary],
      suggestions: ['How did sales do last month?', 'How much tax did I collect last month?', 'What is running low?'],
    },
  );
}

/** A draft that the merchant completes. */
export function answerNote(): Reply {
  return reply(
    paragraphs(
      'A note to your customers that you can copy and complete:',
      '> Dear customers,\n>\n> from [date] the price of [item] changes from [old price] to [new price]. Our costs have risen, and we want to keep the quality you know. Thank you for your loyalty.\n>\n> [your store]',
      `The current prices are in ${link('Items', paths.items())}.`,
    ),
    {
      links: [{ label: 'Open Items', path: paths.items() }],
      suggestions: ['What are the prices?', 'Which items sell best?'],
    },
  );
}
