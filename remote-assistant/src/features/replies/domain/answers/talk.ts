import { formatRange } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { lastDays } from '../comparison';
import { linksOf } from '../links';
import { bold, bullets, link, paragraphs } from '../markdown';
import { monthRange, monthOf, yearOf } from '../periods/calendar';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { screenPlaces, screensNamed, type ScreenPlace } from '../screens';

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
  `${bold('Items')}: prices, stock, and what to reorder`,
  `${bold('Definitions')} of gross, net, deferred, and total sales, and what a fee would be`,
  `${bold('Screens')}: where to find something`,
  `${bold('Files')}: lines, columns, and sums of an attached table or text`,
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

export function answerUnknown(): Reply {
  return reply(
    paragraphs(`${bold('I don’t have an answer to that.')} I understand questions in English.`, whatICanDo),
    {
      suggestions: examples,
      isAnswered: false,
    },
  );
}

export function answerProblem(problem: string, { isSample }: Sources): Reply {
  return reply(problem, {
    suggestions: ['How did sales do last week?', `How did sales do ${isSample ? 'in the sample week' : 'this month'}?`],
    isAnswered: false,
  });
}

export function answerProfit({ ledgerParams, now }: Sources): Reply {
  return reply(
    paragraphs(
      `${bold('I can’t tell your profit')}, because costs such as purchases, wages, and rent are not recorded here.`,
      'The nearest figures are net sales, and the net total: what was collected, less fees.',
    ),
    {
      links: [linksOf(ledgerParams).summary(lastDays(now.day).range, { filters: [] })],
      suggestions: ['What was the net total last week?', 'How did net sales do last week?'],
    },
  );
}

export function answerForecast(): Reply {
  return reply(
    `${bold('I don’t forecast sales')}: I only report what was sold. Comparing with last year may help you plan.`,
    { suggestions: ['How did this month compare with last year?', 'What is running low?'] },
  );
}

export function answerPayout({ ledgerParams, now }: Sources): Reply {
  return reply(
    paragraphs(
      `${bold('I can’t see bank transfers')}: your sales data has payments, not payouts, so I don’t know when money arrives in your account.`,
      'What is left to be paid out is the net total: payments collected, less fees. Education explains the timing of payouts.',
    ),
    {
      links: [
        {
          ...linksOf(ledgerParams).summary(lastDays(now.day).range, { filters: [] }),
          label: 'Open the net total of the last 30 days',
        },
        { label: 'Open Education', path: paths.education() },
      ],
      suggestions: ['What was the net total last week?', 'What did I pay in fees last week?'],
    },
  );
}

/** Where to find something. */
export function answerScreen({ screenWords, wantsChange, measures, period }: Question, sources: Sources): Reply {
  const found = screensNamed(screenWords).slice(0, 3);
  const places =
    found.length > 0
      ? found
      : measures.length > 0
        ? screenPlaces.filter(({ path }) => path === paths.salesSummary())
        : [];
  const links = linksOf(sources.ledgerParams);
  if (places.length === 0)
    return reply(
      paragraphs('Tell me what you are looking for. These are the main screens:', bullets(mainScreens.map(placeText))),
      {
        links: mainScreens.slice(0, 3).map(({ title, path }) => links.screen(`Open ${title}`, path)),
        suggestions: ['Where is the sales summary?', 'Where can I import items?'],
      },
    );
  const range = period?.range;
  return reply(
    paragraphs(
      wantsChange && 'I change nothing myself, but you can do it here:',
      places.length === 1 ? placeText(places[0] as ScreenPlace) : bullets(places.map(placeText)),
    ),
    {
      links: places.map(({ title, path, hasPeriod }) =>
        range && hasPeriod
          ? links.screen(`Open ${title}`, `${path}?from=${range.from}&to=${range.to}`)
          : links.screen(`Open ${title}`, path),
      ),
      suggestions: ['What can you do?', 'How did sales do last week?'],
    },
  );
}

const mainScreens = screenPlaces.filter(({ path }) =>
  [paths.home(), paths.items(), paths.salesSummary(), paths.transactions(), paths.education()].some(
    (one) => one === path,
  ),
);

function placeText({ title, path, menu, about }: ScreenPlace) {
  return `${link(bold(title), path)}, under ${menu}: ${about}`;
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
