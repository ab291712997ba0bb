import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { shop, transactions } = JSON.parse(readFileSync(new URL('shop.json', import.meta.url), 'utf8'));
// Figure → field of a transaction. This shop has neither returns, discounts, refunds by amount nor deposits.
const amounts = {
  ...{ 'gross-sales': 'grossSales', 'net-sales': 'netSales', items: 'itemSales', 'service-charges': 'serviceCharges' },
  ...{ 'gift-card-sales': 'giftCardSales', taxes: 'taxes', tips: 'tips', 'total-payments': 'totalCollected' },
  ...{ returns: 'returns', 'discounts-and-comps': 'discounts', 'partial-refunds': 'partialRefunds' },
  'deferred-sales': 'depositCollected',
};
const figure = (id, some) => {
  const values = some.map((sale) => (id === 'transactions' ? 1 : sale[amounts[id]]));
  return values.includes('unknown') ? 'unknown' : values.reduce((sum, value) => sum + value, 0);
};
const fields = {
  date: ({ date }) => date,
  'transaction-type': () => 'Sale',
  'transaction-status': ({ status }) => status,
  'payment-method': ({ payments }) => payments[0].tender,
  'part-of-day': ({ minute }) => (minute < 720 ? 'Morning' : 'Afternoon'),
};
const isField = (id) => Object.hasOwn(fields, id);

function select({ range, filters, text = '', ...others }) {
  refuse({ filters: !filters.every(({ field }) => isField(field)), text }, others);
  const passes = (sale) => filters.every(({ field, values }) => values.includes(fields[field](sale)));
  return transactions.filter((sale) => sale.date >= range.from && sale.date <= range.to && passes(sale));
}
function split(some, by) {
  const keys = new Set(by ? some.map(fields[by]) : []);
  return [...keys].map((key) => [key, some.filter((sale) => fields[by](sale) === key)]);
}

const questions = {
  describe: () => shop,
  figures({ measures, groupBy: [by, ...deeper] = [], ...scope }) {
    const others = measures.filter((id) => id !== 'transactions' && !Object.hasOwn(amounts, id));
    refuse({ measures: others[0], groupBy: (by && !isField(by)) || deeper[0] });
    const group = (key, some, groups = []) => ({
      ...{ key, transactions: some.length, groups },
      figures: Object.fromEntries(measures.map((id) => [id, figure(id, some)])),
    });
    const some = select(scope);
    const groups = split(some, by).map(([key, part]) => group(key, part));
    return { total: group('', some, groups), groupCount: groups.length };
  },
  rows({ scope, sort, offset, limit, ...others }) {
    refuse({ sort: sort.by !== 'time', limit: limit > 500 }, others);
    const some = sort.isDescending ? select(scope).reverse() : select(scope);
    return { rows: some.slice(offset, offset + limit), total: some.length, offset };
  },
  facets({ scope, field, text = '', limit = 500, ...others }) {
    refuse({ field: !isField(field), text }, others);
    const values = split(select(scope), field).map(([value, { length }]) => ({ value, transactions: length }));
    values.sort((one, other) => other.transactions - one.transactions);
    return { values: values.slice(0, limit), total: values.length };
  },
  row: ({ id }) => transactions.find((sale) => sale.id === id) ?? fail(404, 'not-found', `There is no sale ${id}.`),
  related: () => ({ refunds: [] }),
};

// An answer that leaves out a part of a question would be that of another question.
function refuse(parts, others = {}) {
  const [field] = [...Object.keys(parts).filter((name) => parts[name]), ...Object.keys(others)];
  if (field) fail(422, 'invalid-question', 'This ledger does not answer that.', field);
}
function fail(status, name, detail, field) {
  throw Object.assign(new Error(detail), { status, type: `/problems/${name}`, title: name, detail, field });
}

const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match',
  'Access-Control-Expose-Headers': 'ETag',
};
const server = createServer(async (request, response) => {
  const send = (status, type, value, etag) =>
    response.writeHead(status, { ...allowed, 'Content-Type': type, ...etag }).end(JSON.stringify(value));
  const { method, url, headers } = request;
  try {
    if (method === 'OPTIONS') return send(200, 'application/json');
    if (headers.authorization !== 'Bearer secret') fail(401, 'unauthorized', 'The token is another one.');
    const name = url.slice('/v1/'.length);
    if (!Object.hasOwn(questions, name)) fail(422, 'invalid-question', `This ledger does not answer ${name}.`);
    const question = await json(request).catch(() => fail(400, 'unreadable', 'This is not JSON.'));
    const { [name]: ask } = questions;
    send(headers['if-none-match'] === '"1"' ? 304 : 200, 'application/json', ask(question), { ETag: '"1"' });
  } catch (problem) {
    send(problem.status ?? 500, 'application/problem+json', { title: problem.message, ...problem });
  }
});
server.listen(process.env.PORT ?? 0, 'localhost', () => console.info(`http://localhost:${server.address().port}`));
