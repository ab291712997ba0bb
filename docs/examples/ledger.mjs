import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { shop, amounts, transactions } = JSON.parse(readFileSync(new URL('shop.json', import.meta.url), 'utf8'));
const fields = {
  date: ({ date }) => date,
  'transaction-type': () => 'Sale',
  'transaction-status': ({ status }) => status,
  'payment-method': ({ payments }) => payments[0].tender,
  'part-of-day': ({ minute }) => (minute < 720 ? 'Morning' : 'Afternoon'),
};
const isField = (id) => Object.hasOwn(fields, id);

const sum = (values) => (values.includes('unknown') ? 'unknown' : values.reduce((one, other) => one + other, 0));
function group(key, sales, measures, groups = []) {
  const figures = measures.map((id) => [id, sum(sales.map((sale) => sale[amounts[id]] ?? 1))]);
  return { key, transactions: sales.length, figures: Object.fromEntries(figures), groups };
}
function split(sales, field, measures = []) {
  const keys = [...new Set(sales.map(fields[field]))];
  const salesOf = (key) => sales.filter((sale) => fields[field](sale) === key);
  return keys.map((key) => group(key, salesOf(key), measures));
}
function select({ range, filters }) {
  const passes = (sale) => filters.every(({ field, values }) => values.includes(fields[field](sale)));
  return transactions.filter((sale) => sale.date >= range.from && sale.date <= range.to && passes(sale));
}

const questions = {
  describe: () => shop,
  figures({ measures, groupBy: [field] = [], ...scope }) {
    const groups = field ? split(select(scope), field, measures) : [];
    return { total: group('', select(scope), measures, groups), groupCount: groups.length };
  },
  rows({ scope, sort, offset, limit }) {
    const sales = sort.isDescending ? select(scope).reverse() : select(scope);
    return { rows: sales.slice(offset, offset + limit), total: sales.length, offset };
  },
  facets({ scope, field, limit }) {
    const groups = split(select(scope), field).sort((one, other) => other.transactions - one.transactions);
    const values = groups.map(({ key, transactions }) => ({ value: key, transactions }));
    return { values: values.slice(0, limit), total: values.length };
  },
  row: ({ id }) => transactions.find((sale) => sale.id === id) ?? fail(404, 'not-found'),
  related: () => ({ refunds: [] }),
};

// Parts of questions. What this ledger does not know it refuses: without that part the answer would be another one.
const known = {
  __proto__: null,
  ...{ id: () => true, range: () => true, offset: () => true, limit: (limit) => limit <= 500 },
  ...{ field: isField, text: (text) => text === '', sort: ({ by }) => by === 'time', scope: check },
  filters: (filters) => filters.every(({ field }) => isField(field)),
  measures: (ids) => ids.every((id) => Object.hasOwn(amounts, id)),
  groupBy: (ids) => ids.length < 2 && ids.every(isField),
};
function check(question) {
  const unknown = Object.keys(question).find((part) => !known[part]?.(question[part]));
  return unknown === undefined || fail(422, 'invalid-question', unknown);
}
function fail(status, title, field) {
  const detail = 'This ledger does not answer that.';
  throw Object.assign(new Error(title), { status, type: `/problems/${title}`, title, detail, field });
}

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
cors['Access-Control-Allow-Headers'] = 'Authorization, Content-Type, If-None-Match';
const server = createServer(async (request, response) => {
  const send = (status, value, type = 'application/json') =>
    response.writeHead(status, { ...cors, 'Content-Type': type, ETag: '"1"' }).end(JSON.stringify(value));
  const { method, url, headers } = request;
  try {
    if (method === 'OPTIONS') return send(200);
    if (headers.authorization !== 'Bearer secret') fail(401, 'unauthorized');
    const name = url.slice('/v1/'.length);
    if (!Object.hasOwn(questions, name)) fail(422, 'invalid-question');
    const question = await json(request).catch(() => fail(400, 'unreadable'));
    if (name !== 'related') check(question);
    send(headers['if-none-match'] === '"1"' ? 304 : 200, questions[name](question));
  } catch (problem) {
    send(problem.status ?? 500, { title: 'failed', ...problem }, 'application/problem+json');
  }
});
server.listen(process.env.PORT ?? 0, 'localhost', () => console.info(`http://localhost:${server.address().port}`));
