import type { Topic } from '../src/features/replies/domain/question';
import type { Phrasing } from './phrasing';

function ask(
  text: string,
  topic: Topic | readonly Topic[],
  period?: string,
  more: Partial<Phrasing['expects']> = {},
): Phrasing {
  return { text, expects: { topic, ...(period !== undefined && { period }), ...more } };
}

function next(
  after: readonly string[],
  text: string,
  topic: Topic,
  period?: string,
  more: Partial<Phrasing['expects']> = {},
): Phrasing {
  return { ...ask(text, topic, period, more), after };
}

const june = '2025-06-01 2025-06-30';
const lastWeek = '2025-07-06 2025-07-12';
const sampleWeek = '2025-06-22 2025-06-28';
const yesterday = '2025-07-17 2025-07-17';
const last30 = '2025-06-19 2025-07-18';

/** Phrasings that the parser was written with. Misspelled words are meant. */
export const development: readonly Phrasing[] = [
  // Sales of a period
  ask('How did sales do last week?', 'sales', lastWeek, { says: ['net sales', 'transactions'] }),
  ask('How did sales do from June 22 to 28?', 'sales', sampleWeek),
  ask('sales yestrday', 'sales', yesterday),
  ask('how much did we sell tday', 'sales', '2025-07-18 2025-07-18'),
  ask('waht were our saels last wek', 'sales', lastWeek),
  ask('revenue jun 22-28', 'sales', sampleWeek),
  ask('turnover 22 to 28 June 2025', 'sales', sampleWeek),
  ask('sales 6/22/2025 - 6/28/2025', 'sales', sampleWeek),
  ask('sales week of jun 22', 'sales', sampleWeek),
  ask('how was the week of 2025-06-25', 'sales', sampleWeek),
  ask('how was the week ending june 28', 'sales', sampleWeek),
  ask('sales for june', 'sales', june),
  ask('how did we do in june 2024?', 'sales', '2024-06-01 2024-06-30'),
  ask('sales last june', 'sales', june),
  ask('june last year sales', 'sales', '2024-06-01 2024-06-30'),
  ask('how was jul 18', 'sales', '2025-07-18 2025-07-18'),
  ask('how much on 18 July?', 'sales', '2025-07-18 2025-07-18'),
  ask('sales on the 4th of july', 'sales', '2025-07-04 2025-07-04'),
  ask('sales on 2025-07-11', 'sales', '2025-07-11 2025-07-11'),
  ask('how much money did i make on 7/11', 'sales', '2025-07-11 2025-07-11'),
  ask('how did friday go', 'sales', '2025-07-18 2025-07-18'),
  ask('how was last friday?', 'sales', '2025-07-11 2025-07-11'),
  ask("wednesday's sales", 'sales', '2025-07-16 2025-07-16'),
  ask('how was the weekend', 'sales', '2025-07-12 2025-07-13'),
  ask('sales over the past 7 days', 'sales', '2025-07-12 2025-07-18'),
  ask('sales for the last 30 days', 'sales', last30),
  ask('what did we take in the last two weeks', ['sales', 'metric'], '2025-07-05 2025-07-18'),
  ask('Q2 revenue', 'sales', '2025-04-01 2025-06-30'),
  ask('second quarter sales', 'sales', '2025-04-01 2025-06-30'),
  ask('first half of 2024 sales', 'sales', '2024-01-01 2024-06-30'),
  ask('ytd sales', 'sales', '2025-01-01 2025-07-18'),
  ask('sales so far this month', 'sales', '2025-07-01 2025-07-18'),
  ask('sales since june 1', 'sales', '2025-06-01 2025-07-18'),
  ask('sales between may 1 and june 15', 'sales', '2025-05-01 2025-06-15'),
  ask('sales dec 20 to jan 5', 'sales', '2024-12-20 2025-01-05'),
  ask('how were sales in 2024', 'sales', '2024-01-01 2024-12-31'),
  ask('sales this morning', 'sales', '2025-07-18 2025-07-18', { says: ['morning'] }),
  ask('sales at location 2 last week', 'sales', lastWeek, { says: ['Location 2'] }),
  ask('how did Maya do last week', 'sales', lastWeek, { says: ['Maya Duarte'] }),
  ask('first week of june sales', 'sales', '2025-06-01 2025-06-07'),
  ask('2 weeks ago', 'sales', '2025-06-29 2025-07-05'),
  // Comparisons
  ask('june vs may', 'sales', june, { baseline: '2025-05-01 2025-05-31' }),
  ask('compare june with june 2024', 'sales', june, { baseline: '2024-06-01 2024-06-30' }),
  ask('is this week better than last week?', 'sales', '2025-07-13 2025-07-18', { baseline: '2025-07-06 2025-07-11' }),
  ask('last week compared to the week before', 'sales', lastWeek, { baseline: '2025-06-29 2025-07-05' }),
  ask('sales in june vs last year', 'sales', june, { baseline: '2024-06-01 2024-06-30' }),
  ask('did we sell more yesterday than the day before', 'sales', yesterday, { baseline: '2025-07-16 2025-07-16' }),
  // Single figures
  ask('net sales in june', 'metric', june, { says: ['net sales'] }),
  ask('gorss sales last month', 'metric', june, { says: ['gross sales'] }),
  ask('gross and net sales last week', 'metric', lastWeek, { says: ['gross sales', 'net sales'] }),
  ask('how much tax did we collect in june', 'metric', june, { says: ['taxes'] }),
  ask('tips last week', 'metric', lastWeek, { says: ['tips'] }),
  ask('what did I pay in card fees?', 'metric', last30, { says: ['fees'] }),
  ask('how much did we give in discounts last month', 'metric', june, { says: ['discounts'] }),
  ask('gift card sales june', 'metric', june, { says: ['gift card'] }),
  ask('deposits collected last week', 'metric', lastWeek, { says: ['deferred'] }),
  ask('total payments collected yesterday', 'metric', yesterday, { says: ['total payments'] }),
  ask('net total in june', 'metric', june, { says: ['net total'] }),
  ask('how many transactions last week', 'metric', lastWeek, { says: ['transactions'] }),
  ask('average sale in may', 'metric', '2025-05-01 2025-05-31', { says: ['average'] }),
  // Best, worst, breakdowns
  ask('Which items sell best?', 'ranking', last30, { says: ['gross sales'] }),
  ask('bets selling itmes last month', 'ranking', june),
  ask('top 5 products in q2', 'ranking', '2025-04-01 2025-06-30'),
  ask('what sells worst this year', 'ranking', '2025-01-01 2025-07-18'),
  ask('busiest day in june', 'ranking', june),
  ask('which month was best in 2024', 'ranking', '2024-01-01 2024-12-31'),
  ask('who sold the most last month', ['ranking', 'breakdown'], june),
  ask('when are we busiest?', 'ranking', last30),
  ask('sales by category in june', 'breakdown', june, { says: ['Bakery'] }),
  ask('sales by staff last week', 'breakdown', lastWeek),
  ask('daily sales jun 22 to 28', 'breakdown', sampleWeek),
  ask('sales per location last month', 'breakdown', june, { says: ['Location 1'] }),
  ask('biggest sale in june', 'largest', june),
  ask('smallest payment last week', 'largest', lastWeek, { says: ['smallest payment'] }),
  // Items
  ask('how much sourdough did we sell last week', 'item', lastWeek, { says: ['Sourdough'] }),
  ask('granolla sales in june', 'item', june, { says: ['Granola'] }),
  ask('bakery sales last month', 'item', june, { says: ['Bakery'] }),
  ask('how much is the chef knife', 'price', undefined, { says: ['Knife', '$129.00'] }),
  ask('Which items are out of stock?', 'stock', undefined, { says: ['Honey'] }),
  ask('what is runing low', 'stock', undefined, { says: ['Honey'] }),
  ask('do I need to reorder honey', 'stock', undefined, { says: ['Honey'] }),
  // Payments, refunds, customers
  ask('how do customers pay', ['payments', 'breakdown'], last30, { says: ['Card', 'Cash'] }),
  ask('payment mix last month', ['payments', 'breakdown'], june, { says: ['Digital Wallet'] }),
  ask('how much cash did we take yesterday', 'payments', yesterday, { says: ['Cash'] }),
  ask('card vs cash in june', 'payments', june),
  ask('refunds last month', 'refunds', june, { says: ['returns'] }),
  ask('how much did we refnd last week', 'refunds', lastWeek),
  ask('why did customers return things in june', 'refunds', june, { says: ['reason'] }),
  ask('how many customers came last week', 'customers', lastWeek, { says: ['returning'] }),
  ask('new custmers in june', 'customers', june, { says: ['new'] }),
  // Fees and definitions
  ask('card fees on a $48.00 sale', 'feeOfAmount', undefined, { says: ['$1.69'] }),
  ask('fee for a 100 dollar invoice', 'feeOfAmount', undefined, { says: ['$3.65'] }),
  ask('what does cash cost me on $50 in fees', 'feeOfAmount', undefined, { says: ['No fee'] }),
  ask('what are your card fees', 'feeRates', undefined, { says: ['2.9% + $0.30'] }),
  ask('what is net sales', 'definition', undefined, { says: ['gross sales + returns'] }),
  ask('difference between gross and net', 'definition', undefined, { says: ['items + service charges'] }),
  ask('Explain how invoice deposits show up', 'definition', undefined, { says: ['deferred sales'] }),
  ask('How are net sales computed?', 'definition', undefined),
  ask('what does total collected mean', 'definition', undefined, { says: ['total payments'] }),
  // Screens and talk
  ask('where do I find transactions', 'screen', undefined, { says: ['/transactions'] }),
  ask('how do I import items', 'screen', undefined, { says: ['import'] }),
  ask('take me to the sales summary', 'screen', undefined, { says: ['sales-summary'] }),
  ask('hi', 'greeting'),
  ask('thx!', 'thanks'),
  ask('what can you do?', 'help'),
  ask('what was my profit last month', 'profit'),
  ask('When does a Friday deposit arrive?', 'payout'),
  ask('tell me a joke', 'unknown'),
  ask('sales of bananas last week', 'item', undefined, { says: ['bananas'] }),
  ask('sales on feb 30', 'sales', undefined, { says: ['no February 30'] }),
  ask('sales tomorrow', 'sales', undefined, { says: ['has not begun'] }),
  ask('sales on christmas 2024', 'sales', '2024-12-25 2024-12-25', {
    says: ['No sales in this time period', 'closed'],
  }),
  // Follow-ups
  next(['How did sales do last week?'], 'and the week before?', 'sales', '2025-06-29 2025-07-05'),
  next(['How did sales do last week?', 'and the week before?'], 'and the week before that?', 'sales', sampleWeek),
  next(['How did sales do last week?'], 'what about refunds?', 'refunds', lastWeek),
  next(['net sales in june'], 'by item?', 'breakdown', june),
  next(['net sales in june'], 'and in may?', 'metric', '2025-05-01 2025-05-31', { says: ['net sales'] }),
  next(['tips in june 2024'], 'and july?', 'metric', '2024-07-01 2024-07-31', { says: ['tips'] }),
  next(['net sales in june'], 'compared with last year?', 'metric', june, { baseline: '2024-06-01 2024-06-30' }),
  next(['refunds in june'], 'and at location 2?', 'refunds', june, { says: ['Location 2'] }),
  next(['best items in june'], 'and the worst?', 'ranking', june),
  next(['sales yesterday'], 'and the day before?', 'sales', '2025-07-16 2025-07-16'),
  next(['sales in june'], 'same month last year', 'sales', '2024-06-01 2024-06-30'),
  // Limits that are said, and phrasings that were once misread
  ask('sales on tuesdays in june', 'breakdown', june, { says: ['Tuesday'] }),
  ask('best items on weekends', 'ranking', undefined, { says: ['certain weekdays'] }),
  ask('how much did we make between 5pm and 8pm yesterday', 'sales', undefined, { says: ['these hours'] }),
  ask('sales monday to friday last week', 'sales', '2025-07-07 2025-07-11'),
  ask('how did we do on jun 22, 23 and 24', 'sales', '2025-06-22 2025-06-24'),
  ask('sales at the end of june', 'sales', '2025-06-24 2025-06-30'),
  ask('refnuds lats week', 'refunds', lastWeek),
  ask('hey whats our total for last mnth', 'sales', june),
  ask('hello, how were sales yesterday?', 'sales', yesterday),
  ask('how much do I get after fees on a $75 sale', 'feeOfAmount', undefined, { says: ['$72.52'] }),
  ask('what was our worst day this year', 'ranking', '2025-01-01 2025-07-18'),
  next(['sales yesterday'], 'thanks, and last week?', 'sales', lastWeek),

  // Missed when they were first asked
  ask('is this week better then last week', 'sales', '2025-07-13 2025-07-18', { baseline: '2025-07-06 2025-07-11' }),
  ask('compare 4th of july this yr to last yr', 'sales', '2025-07-04 2025-07-04', {
    baseline: '2024-07-04 2024-07-04',
  }),
  ask('tips on memorial day', 'metric', '2025-05-26 2025-05-26', { says: ['tips'] }),
  ask('did we sell more cold brew or granola last month', 'item', june, {
    says: ['Cold Brew Concentrate', 'House Granola'],
  }),
  ask('breakdown of how ppl payed july 1-15', 'payments', '2025-07-01 2025-07-15'),
  next(['payment mix this week'], 'and just yesterday?', 'payments', yesterday),

  // Earlier held out phrasings, which no longer measure how unknown questions are answered.
  { text: 'sales 7/4', expects: { topic: ['sales', 'metric'], period: '2025-07-04 2025-07-04' } },
  { text: 'whats todays total so far', expects: { topic: ['sales', 'metric'], period: '2025-07-18 2025-07-18' } },
  {
    text: 'Hey, I was away from the 3rd of July through the 8th, could you tell me roughly how much we sold while I was gone?',
    expects: { topic: ['sales', 'metric'], period: '2025-07-03 2025-07-08' },
  },
  {
    text: 'net sales Q2 2025',
    expects: { topic: ['sales', 'metric'], period: '2025-04-01 2025-06-30', says: ['net sales'] },
  },
  {
    text: 'june vs may',
    expects: { topic: ['sales', 'metric'], period: '2025-06-01 2025-06-30', baseline: '2025-05-01 2025-05-31' },
  },
  {
    text: 'grss sales past 2 wks',
    expects: { topic: ['sales', 'metric'], period: '2025-07-05 2025-07-18', says: ['gross sales'] },
  },
  {
    text: 'same for the 12th pls',
    after: ['how much did we sell yesterday'],
    expects: { topic: ['sales', 'metric'], period: '2025-07-12 2025-07-12' },
  },
  {
    text: 'and in march?',
    after: ['sales last week'],
    expects: { topic: ['sales', 'metric'], period: '2025-03-01 2025-03-31' },
  },
  {
    text: 'Revenue by location MTD',
    expects: {
      topic: ['breakdown', 'ranking'],
      period: '2025-07-01 2025-07-18',
      says: ['Location 1', 'Location 2', 'Location 3'],
    },
  },
  { text: 'top 5 sellers ytd', expects: { topic: 'ranking', period: '2025-01-01 2025-07-18' } },
  {
    text: 'what about the week of 6/8',
    after: ['best sellers in june'],
    expects: { topic: 'ranking', period: '2025-06-08 2025-06-14' },
  },
  { text: 'whats not selling? last 30 days', expects: { topic: 'ranking', period: '2025-06-19 2025-07-18' } },
  {
    text: 'which day of the week is slowest for us, say since May',
    expects: { topic: ['ranking', 'breakdown'], period: '2025-05-01 2025-07-18' },
  },
  { text: 'best emploee this month', expects: { topic: 'ranking', period: '2025-07-01 2025-07-18' } },
  {
    text: 'what hour were we busiest last sat',
    expects: { topic: ['ranking', 'breakdown'], period: '2025-07-12 2025-07-12' },
  },
  {
    text: 'how many sourdoughs did we move last wk',
    expects: { topic: 'item', period: '2025-07-06 2025-07-12', says: ['Sourdough Loaf'] },
  },
  {
    text: 'cash vs card last month',
    expects: { topic: 'payments', period: '2025-06-01 2025-06-30', says: ['cash', 'card'] },
  },
  {
    text: 'what % paid w/ apple pay in june',
    expects: { topic: 'payments', period: '2025-06-01 2025-06-30', says: ['digital wallet'] },
  },
  { text: 'any returns this wk? whats the reason', expects: { topic: 'refunds', period: '2025-07-13 2025-07-18' } },
  {
    text: 'How much money did I have to give back to customers between 6/15 and 6/30',
    expects: { topic: ['refunds', 'metric'], period: '2025-06-15 2025-06-30' },
  },
  {
    text: 'refnds 22.06.2025 - 28.06.2025',
    expects: { topic: ['refunds', 'metric'], period: '2025-06-22 2025-06-28' },
  },
  {
    text: 'how many new custmers in may',
    expects: { topic: 'customers', period: '2025-05-01 2025-05-31', says: ['new'] },
  },
  {
    text: 'regulars vs first timers this yr',
    expects: { topic: 'customers', period: '2025-01-01 2025-07-18', says: ['new'] },
  },
  {
    text: 'did anyone leave bad feedback the week starting 2025-07-06?',
    expects: { topic: 'customers', period: '2025-07-06 2025-07-12', says: ['feedback'] },
  },
  { text: 'if a customer pays $250 by card what do you guys take', expects: { topic: 'feeOfAmount', says: ['$7.55'] } },
  { text: 'fee on 1,200 invoice', expects: { topic: 'feeOfAmount', says: ['$42.15'] } },
  {
    text: 'how much did processing cost us Jan 1st thru Mar 31st',
    expects: { topic: 'metric', period: '2025-01-01 2025-03-31', says: ['fees'] },
  },
  { text: 'what do i need to reorder', expects: { topic: 'stock' } },
  { text: 'is anything running low or out rn', expects: { topic: 'stock' } },
  {
    text: 'whats the diff between gross and net',
    expects: { topic: 'definition', says: ['gross sales', 'net sales'] },
  },
  { text: 'explain deferred sales like im 5', expects: { topic: 'definition', says: ['deferred'] } },
  { text: 'where do i see all my transactions', expects: { topic: 'screen', says: ['transactions'] } },
  { text: 'how do I get to the page w the item library', expects: { topic: 'screen', says: ['item library'] } },
  { text: 'when does my money hit the bank', expects: { topic: 'payout' } },
  {
    text: 'My bookkeeper is asking - can you pull up what we took in, net of refunds and discounts, for the first quarter of this year please?',
    expects: { topic: ['sales', 'metric'], period: '2025-01-01 2025-03-31', says: ['net sales'] },
  },
  {
    text: 'sales before noon on saturday at location 2',
    expects: { topic: ['sales', 'metric'], period: '2025-07-12 2025-07-12', says: ['Location 2', 'morning only'] },
  },
  {
    text: 'are we up or down from last month?',
    expects: { topic: ['sales', 'metric'], period: '2025-07-01 2025-07-18', baseline: '2025-06-01 2025-06-18' },
  },
  {
    text: 'did the last 7 days beat the 7 before that',
    expects: { topic: ['sales', 'metric'], period: '2025-07-12 2025-07-18', baseline: '2025-07-05 2025-07-11' },
  },
  {
    text: 'q1 v q2 which was bigger',
    expects: { topic: ['sales', 'metric'], period: '2025-01-01 2025-03-31', baseline: '2025-04-01 2025-06-30' },
  },
  {
    text: 'what flew off the shelves over the 4th of july weekend',
    expects: { topic: 'ranking', period: '2025-07-04 2025-07-06' },
  },
  {
    text: 'how many ppl still payed cash in the 2nd quarter',
    expects: { topic: ['payments', 'metric', 'customers'], period: '2025-04-01 2025-06-30', says: ['cash'] },
  },
  {
    text: 'wht are customers saying about us this month',
    expects: { topic: 'customers', period: '2025-07-01 2025-07-18', says: ['feedback'] },
  },
  {
    text: 'I am about to send an invoice for $3,450.00 to a wedding client, how much of that will go to fees?',
    expects: { topic: 'feeOfAmount', says: ['$120.90'] },
  },
  {
    text: 'why arent gift cards in my gross sales, is that the deferred thing',
    expects: { topic: 'definition', says: ['deferred'] },
  },
  ask('compare last week to this week', 'sales', '2025-07-06 2025-07-11', { baseline: '2025-07-13 2025-07-18' }),
  ask('june vs july', 'sales', '2025-06-01 2025-06-18', { baseline: '2025-07-01 2025-07-18' }),
  ask('christmas sales last year', 'sales', '2024-12-25 2024-12-25'),
  ask("last year's july 4 sales", 'sales', '2024-07-04 2024-07-04'),
  ask('june sales last year', 'sales', '2024-06-01 2024-06-30'),
  ask('june sales vs last year', 'sales', june, { baseline: '2024-06-01 2024-06-30' }),
  ask('is june down from may', 'sales', june, { baseline: '2025-05-01 2025-05-31' }),
  ask('did we beat last week', 'sales', '2025-07-13 2025-07-18', { baseline: '2025-07-06 2025-07-11' }),
  ask('which was bigger, june or may', 'sales', june, { baseline: '2025-05-01 2025-05-31' }),
  ask('I am wondering how sales were yesterday', 'sales', yesterday),
  { text: 'hows it going today, sales wise', expects: { topic: ['sales', 'metric'], period: '2025-07-18 2025-07-18' } },
  { text: 'net 7/8/25', expects: { topic: ['sales', 'metric'], period: '2025-07-08 2025-07-08', says: ['net sales'] } },
  {
    text: 'what did we bring in on fathers day',
    expects: { topic: ['sales', 'metric'], period: '2025-06-15 2025-06-15' },
  },
  { text: 'memorial day weekend numbers', expects: { topic: ['sales', 'metric'], period: '2025-05-24 2025-05-26' } },
  { text: 'sales 2nd half of june', expects: { topic: ['sales', 'metric'], period: '2025-06-16 2025-06-30' } },
  {
    text: 'gross sles jun 22-28',
    expects: { topic: ['sales', 'metric'], period: '2025-06-22 2025-06-28', says: ['gross sales'] },
  },
  {
    text: "How much have we done since Mother's Day?",
    expects: { topic: ['sales', 'metric'], period: '2025-05-11 2025-07-18' },
  },
  {
    text: 'avg ticket last weekend',
    expects: { topic: ['sales', 'metric'], period: '2025-07-12 2025-07-13', says: ['average net sale'] },
  },
  { text: 'tips 7/1 to 7/15', expects: { topic: 'metric', period: '2025-07-01 2025-07-15', says: ['tips'] } },
  { text: "how'd we do black friday", expects: { topic: ['sales', 'metric'], period: '2024-11-29 2024-11-29' } },
  {
    text: 'how much did we give away in discounts & comps may-june',
    expects: { topic: 'metric', period: '2025-05-01 2025-06-30', says: ['discounts'] },
  },
  {
    text: 'July 4th this year compared to last year',
    expects: { topic: ['sales', 'metric'], period: '2025-07-04 2025-07-04', baseline: '2024-07-04 2024-07-04' },
  },
  {
    text: 'sales 1-15 june versus 16-30 june',
    expects: { topic: ['sales', 'metric'], period: '2025-06-01 2025-06-15', baseline: '2025-06-16 2025-06-30' },
  },
  {
    text: 'ok and the friday before that?',
    after: ['sales yesterday'],
    expects: { topic: ['sales', 'metric'], period: '2025-07-11 2025-07-11' },
  },
  {
    text: 'how does that compare to april',
    after: ['net sales this month'],
    expects: { topic: ['sales', 'metric'], period: '2025-07-01 2025-07-18', baseline: '2025-04-01 2025-04-18' },
  },
  {
    text: 'what were the top 3 items',
    after: ['how much did we sell in june'],
    expects: { topic: 'ranking', period: '2025-06-01 2025-06-30' },
  },
  {
    text: 'hm and may?',
    after: ['any refunds in june'],
    expects: { topic: ['refunds', 'metric'], period: '2025-05-01 2025-05-31', says: ['refund'] },
  },
  { text: 'worst 5 items last mo', expects: { topic: 'ranking', period: '2025-06-01 2025-06-30' } },
  { text: 'slowest day in the past 14 days', expects: { topic: 'ranking', period: '2025-07-05 2025-07-18' } },
  {
    text: 'bets selling category this quater',
    expects: { topic: ['ranking', 'breakdown'], period: '2025-07-01 2025-07-18' },
  },
  {
    text: 'how many bags of granola went out 6/29-7/5',
    expects: { topic: 'item', period: '2025-06-29 2025-07-05', says: ['House Granola'] },
  },
  {
    text: 'split of cash/cards/other for the week of june 15th',
    expects: { topic: 'payments', period: '2025-06-15 2025-06-21', says: ['cash', 'card'] },
  },
  {
    text: 'Were there any refunds on July 9, and why?',
    expects: { topic: 'refunds', period: '2025-07-09 2025-07-09' },
  },
  {
    text: 'returning customers between memorial day and the 4th of july',
    expects: { topic: 'customers', period: '2025-05-26 2025-07-04', says: ['returning'] },
  },
  { text: 'whats the cut on an 80 dollar card sale', expects: { topic: 'feeOfAmount', says: ['$2.62'] } },
  { text: 'which products are almost gone', expects: { topic: 'stock' } },
  { text: 'does gross sales include tax?', expects: { topic: 'definition', says: ['gross sales'] } },
  { text: 'where can i look at the sales summary report', expects: { topic: 'screen', says: ['sales summary'] } },
  { text: 'take me to the training courses', expects: { topic: 'screen', says: ['education'] } },
  { text: 'how much will we make next saturday', expects: { topic: 'forecast' } },
  {
    text: 'are we up or down on last year',
    expects: { topic: 'sales', period: '2025-01-01 2025-07-18', baseline: '2024-01-01 2024-07-18' },
  },
  {
    text: "what didn't sell last week",
    expects: { topic: 'ranking', period: '2025-07-06 2025-07-12', says: ['every item of your list sold'] },
  },
  {
    text: 'pastry sales yesterday',
    expects: { topic: 'item', says: ['no item, category, or member of staff called “pastry”'] },
  },
  {
    text: 'how is Sarah doing',
    expects: { topic: 'item', says: ['no item, category, or member of staff called “sarah”'] },
  },
  { text: "what's my refund rate", expects: { topic: 'refunds', says: ['of gross sales'] } },
  { text: 'what are my refunds', expects: { topic: 'refunds' } },
  {
    text: 'why did sales drop yesterday',
    expects: { topic: 'sales', period: '2025-07-17 2025-07-17', says: ['changed most', 'Classes'] },
  },
  {
    text: 'why?',
    after: ['sales in june'],
    expects: { topic: 'sales', period: '2025-06-01 2025-06-30', says: ['changed most'] },
  },
  { text: 'what would i pay on $80 cash', expects: { topic: 'feeOfAmount', says: ['no fee'] } },
  {
    text: 'show me transactions over $100 last week',
    expects: { topic: 'largest', period: '2025-07-06 2025-07-12', says: ['payments** over $100.00', 'type=sale'] },
  },
  { text: 'orders under $20 last week', expects: { topic: 'largest', says: ['no payments** under $20.00'] } },
  { text: 'largest refund in june', expects: { topic: 'largest', says: ['largest refund was', 'type=refund'] } },
  {
    text: 'location 1 vs location 3 last month',
    expects: { topic: 'breakdown', period: '2025-06-01 2025-06-30', says: ['by location'] },
  },
  {
    text: "what's my most expensive item",
    expects: { topic: 'price', says: ['Catering Platter, Serves 12** is your most expensive item'] },
  },
  { text: 'cheapest item', expects: { topic: 'price', says: ['House Granola** is your cheapest item'] } },
  { text: 'how do i change a price', expects: { topic: 'screen', says: ['/items'] } },
  {
    text: 'how do I make a custom report',
    expects: { topic: 'screen', says: ['/financial-suite/custom-reports/create'] },
  },
  { text: 'sales in 1850', expects: { topic: 'sales', says: ['not 1850'] } },
  { text: 'sales the week of memorial day', expects: { topic: 'sales', period: '2025-05-25 2025-05-31' } },
  { text: 'are you a robot?', expects: { topic: 'help' } },
  {
    text: 'good morning, how did we do yesterday?',
    expects: { topic: 'sales', period: '2025-07-17 2025-07-17', says: ['Thursday, Jul 17, 2025. That is'] },
  },
  {
    text: 'what was left after refunds and discounts last week',
    expects: { topic: 'metric', period: '2025-07-06 2025-07-12', says: ['net sales'] },
  },
  { text: 'do I have any unpaid orders', expects: { topic: 'metric', says: ['deferred sales'] } },
  { text: '¿Cuánto vendí ayer?', expects: { topic: 'unknown', says: ['in English'] } },
  { text: 'and tea?', after: ['coffee sales last week'], expects: { topic: 'item', says: ['called “tea”'] } },
  {
    text: 'and who the least?',
    after: ['who sold the most last week'],
    expects: { topic: 'ranking', says: ['of all staff'] },
  },
  {
    text: 'what about fees',
    after: ['sales yesterday'],
    expects: { topic: 'metric', period: '2025-07-17 2025-07-17', says: ['fees were'] },
  },
  ask('average tip', 'metric', last30, { says: ['on average', 'transactions with tips'] }),
  ask('what was the average refund in june', 'metric', june, { says: ['returns were', 'on average'] }),
  ask('sales in the last hour', 'breakdown', undefined, { says: ['limit figures to these hours'] }),
  ask('T-100', 'transaction', undefined, { says: ['no transaction T-100'] }),
  ask('sales jun-2025', 'sales', june),
  ask('best 3 days in june', 'ranking', june, { says: ['of all days'] }),

  // Several figures in one question: the first one named comes first, and `sales` is one of them.
  ask('sales and refunds last week', 'metric', lastWeek, {
    says: ['net sales were', '| returns', '| partial refunds'],
  }),
  ask('tips and sales yesterday', 'metric', yesterday, { says: ['tips were', '| net sales'] }),
  ask('sales, fees and taxes last week', 'metric', lastWeek, { says: ['net sales were', '| fees', '| taxes'] }),
  ask('net sales june 1-15 and refunds', 'metric', '2025-06-01 2025-06-15', { says: ['net sales were', '| returns'] }),

  // Customers
  ask('who is my best customer', 'topCustomers', last30, { says: ['paid the most', 'C-'] }),
  ask('top 3 customers last month', 'topCustomers', june, { says: ['paid the most'] }),
  ask('who spent the most last week', 'topCustomers', lastWeek, { says: ['paid the most'] }),
  ask('which items do customers buy most', 'ranking', last30, { says: ['of all items'] }),

  // Where sales were rung up
  ask('show me online orders last week', 'metric', lastWeek, {
    says: ['through the online store', 'source=online-store'],
  }),
  ask('online sales last week', 'sales', lastWeek, { says: ['through the online store'] }),
  ask('online vs in store sales in june', 'breakdown', june, { says: ['by source', 'Point of Sale'] }),
  ask('sales by channel last week', 'breakdown', lastWeek, { says: ['by source', 'Appointments'] }),

  // What is not recorded is said, not ignored.
  ask('taxes by rate last week', 'metric', undefined, { says: ['each transaction has one tax amount'] }),
  ask('how many gift cards redeemed last week', 'redeemedGiftCards', lastWeek, {
    says: ['redeemed came to', '1 payment'],
  }),
  ask('voids yesterday', ['sales', 'unknown'], undefined, { says: ['only refunds'] }),
  ask('how many canceled orders last week', 'metric', undefined, { says: ['only refunds'] }),
  ask('how much cash should be in the drawer today', ['payments', 'item'], undefined, { says: ['the cash drawer'] }),
  ask('what are your opening hours', 'breakdown', undefined, { says: ['opening hours are not'] }),
  ask('how many hours did maya work last week', 'breakdown', undefined, { says: ['working hours are not'] }),
  ask('which invoices are unpaid', ['metric', 'definition'], undefined, { says: ['which invoices are unpaid'] }),
  ask('sales in euros last week', 'sales', undefined, { says: ['US dollars'] }),
  ask('latte sales this month', 'item', undefined, { says: ['called “latte”'] }),
  ask('forecast for next week', 'forecast', undefined, { says: ['don’t forecast'] }),
  ask('sales last week frobnicated', 'sales', lastWeek, { says: ['don’t know the word “frobnicated”'] }),
  ask('delete all transactions from yesterday', 'metric', yesterday, { says: ['only read figures'] }),
  ask('how much did square take from me last month', 'metric', june, { says: ['fees were'] }),
  ask('refunds > $5 last week', 'largest', lastWeek, { says: ['over $5.00'] }),
  ask('sales < 100 last week', 'largest', lastWeek, { says: ['under $100.00'] }),
  ask('orders declined yesterday', 'metric', undefined, { says: ['declined or failed'] }),
  ask('did we sell more on friday or saturday', ['sales', 'metric'], '2025-07-18 2025-07-18', {
    baseline: '2025-07-12 2025-07-12',
  }),
  ask('tax owed for q2', 'metric', '2025-04-01 2025-06-30', { says: ['taxes were'] }),
  ask('who gave the most discounts last week', 'ranking', lastWeek, {
    says: ['had the most discounts & comps of all staff'],
  }),
  ask('which day had the most refunds in june', 'ranking', june, { says: ['had the most returns of all days'] }),
  ask('which customers came most often last month', 'topCustomers', june, { says: ['came the most'] }),
  ask('year over year growth in june', 'sales', june, { baseline: '2024-06-01 2024-06-30' }),
  ask('show me the last 5 transactions', 'largest', last30, { says: ['the latest payment was'] }),
  ask('did anyone return the chef knife last week', 'item', lastWeek, { says: ['returns were'] }),
  ask('sales last 3 fridays', 'sales', undefined, { says: ['certain weekdays'] }),
  ask('sales per employee per hour last week', 'breakdown', lastWeek, { says: ['one thing at a time'] }),
  ask('fewest refunds by location last month', 'ranking', june, { says: ['lowest returns of all locations', '$0.00'] }),
  ask('who had the most refunds last month', 'ranking', june, { says: ['had the most returns of all staff'] }),
  ask('customers in june vs may', 'customers', june, { baseline: '2025-05-01 2025-05-31', says: ['in May 2025'] }),
  next(['best customer last month'], 'top 10', 'topCustomers', june, { says: ['paid the most'] }),
];
