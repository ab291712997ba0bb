import type { QuestionName } from '../port/ledgerPort';
import { expectProblem, request, send, type CheckedServer } from './checkedServer';
import { httpDocuments } from './httpDocuments';
import { LedgerServerError } from './serverError';

export type Check = readonly [name: string, run: () => Promise<unknown>];

/** What every server must do. `question`: one that it answers. */
function accessChecks(options: CheckedServer, question: QuestionName): readonly Check[] {
  const { token } = options;
  return [
    [
      'access: without a token and with a wrong one',
      async () => {
        if (token === undefined) return 'Not checked, because no token was given.';
        await expectProblem({ ...options, token: undefined }, 'describe', '{}', 'unauthorized');
        await expectProblem({ ...options, token: `${token}x` }, 'describe', '{}', 'unauthorized');
      },
    ],
    [
      'ETag: what has not changed is not sent again',
      async () => {
        const { etag } = await send(options, 'describe', {});
        const again = await request(options, 'describe', '{}', { 'If-None-Match': etag ?? '' });
        if (again.status !== 304)
          throw new Error(`If-None-Match with the ETag was answered with ${again.status}, not 304.`);
      },
    ],
    ['errors: a body that is not JSON', () => expectProblem(options, question, '{"measures":', 'unreadable')],
    ['documents: their list, and several changes in one request', () => checkDocuments(options.url, token)],
  ];
}

/** How a server answers what is not a question. */
export function wireChecks(options: CheckedServer): readonly Check[] {
  return [
    ...accessChecks(options, 'figures'),
    [
      'errors: a figure that does not exist',
      () =>
        expectProblem(
          options,
          'figures',
          body({ ...anyScope, measures: ['no-such-figure'] }),
          'invalid-question',
          'measures',
        ),
    ],
    [
      'errors: a property that does not exist',
      () =>
        expectProblem(
          options,
          'figures',
          body({ ...anyScope, measures: [], fliters: [] }),
          'invalid-question',
          'fliters',
        ),
    ],
    [
      'errors: a day that is not in the calendar',
      () => expectProblem(options, 'deferred', body({ day: '2025-02-30' }), 'invalid-question', 'day'),
    ],
    [
      'errors: more rows than a page has',
      () =>
        expectProblem(
          options,
          'rows',
          body({ scope: anyScope, sort: { by: 'time', isDescending: true }, offset: 0, limit: 501 }),
          'invalid-question',
          'limit',
        ),
    ],
    [
      'errors: a transaction that does not exist',
      () => expectProblem(options, 'row', body({ id: 'no such transaction' }), 'not-found'),
    ],
  ];
}

/** Of a server that sends its transactions alone: what else it may be asked for one day is refused, not answered wrongly. */
export function checksOfRows(options: CheckedServer): readonly Check[] {
  const question = { scope: anyScope, sort: { by: 'time', isDescending: false }, offset: 0, limit: 1 };
  const refused = (field: string, part: object) => async () =>
    expectProblem(options, 'rows', body({ ...question, ...part }), 'invalid-question', field);
  const filters = [{ field: 'tender', values: ['none'] }];
  return [
    ...accessChecks(options, 'rows'),
    ['errors: more rows than a page has', refused('limit', { limit: 501 })],
    ['errors: a filter', refused('scope', { scope: { ...anyScope, filters } })],
    ['errors: another order', refused('sort', { sort: { by: 'amount', isDescending: true } })],
  ];
}

const anyScope = { range: { from: '2025-01-01', to: '2025-01-02' }, filters: [] };
const body = (value: unknown) => JSON.stringify(value);

/** Checks that a server keeps documents as the product needs them, if it keeps some. It changes nothing on the server. */
async function checkDocuments(url: string, token: string | undefined): Promise<string> {
  const documents = httpDocuments({
    url,
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
  await documents.check();
  const [problem] = documents.problems().values();
  if (problem instanceof Error) throw problem;
  if (!documents.isKept()) return 'Not checked, because the server keeps no documents.';
  const refusal: unknown = await documents.writeAll([]).catch((error: unknown) => error);
  if (!(refusal instanceof LedgerServerError) || refusal.failure !== 'invalid-question')
    throw new Error('Several changes in one request: an empty list of changes was not refused as an invalid question.');
  if (!refusal.problem?.field?.startsWith('changes'))
    throw new Error(`The error names the field "${refusal.problem?.field ?? ''}", not "changes".`);
  return `${documents.revisions()?.size ?? 0} documents`;
}
