import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { shop, transactions } = JSON.parse(readFileSync(new URL('shop.json', import.meta.url), 'utf8'));

function rows({ scope: { range, filters, ...others }, sort, offset, limit }) {
  if (filters.length > 0 || Object.keys(others).length > 0) fail(422, 'invalid-question', 'scope');
  if (sort.by !== 'time' || sort.isDescending) fail(422, 'invalid-question', 'sort');
  if (limit > 500) fail(422, 'invalid-question', 'limit');
  const found = transactions.filter(({ date }) => date >= range.from && date <= range.to);
  return { rows: found.slice(offset, offset + limit), total: found.length, offset };
}

function fail(status, title, field) {
  throw Object.assign(new Error(title), { status, type: `/problems/${title}`, title, field });
}

async function answer(request) {
  const { method, url, headers } = request;
  if (method === 'OPTIONS') return [200];
  if (headers.authorization !== 'Bearer secret') fail(401, 'unauthorized');
  const ask = { '/v1/describe': () => shop, '/v1/rows': rows }[url] ?? fail(404, 'not-found');
  const question = await json(request).catch(() => fail(400, 'unreadable'));
  return headers['if-none-match'] === '"1"' ? [304] : [200, ask(question)];
}

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
cors['Access-Control-Allow-Headers'] = 'Authorization, Content-Type, If-None-Match';
const server = createServer(async (request, response) => {
  const send = (status, value, type = 'application/json') =>
    response.writeHead(status, { ...cors, 'Content-Type': type, ETag: '"1"' }).end(value && JSON.stringify(value));
  const problem = (error) => send(error.status ?? 500, { title: 'failed', ...error }, 'application/problem+json');
  await answer(request).then((answered) => send(...answered), problem);
});
server.listen(process.env.PORT ?? 0, 'localhost', () => console.info(`http://localhost:${server.address().port}`));
