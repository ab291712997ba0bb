import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { isDay } from '@back-office/shared/format';
import { answerSchemas } from '../port/answerSchemas';
import { questionNames, type QuestionName } from '../port/ledgerPort';
import {
  booksPath,
  documentsPath,
  healthPath,
  maxChanges,
  maxDocumentKey,
  partMark,
  problems,
  problemType,
  questionPath,
  readyPath,
  type ProblemName,
} from './protocol';
import { questionSchemas } from './questionSchemas';

/**
 * The wire as files for whoever builds a server in another language, from the schemas that the product checks with: a JSON
 * Schema of each question and answer, and a page in the format of OpenAPI. Written by `pnpm ledger-schemas`.
 */

/** The version of the port, which is that of the folder of the files. */
const version = '2';

/** What a schema cannot say, such as that amounts add up, stays with the check of the product. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideAction: ({ valibotAction, jsonSchema }) =>
    'requirement' in valibotAction && valibotAction.requirement === isDay
      ? { ...jsonSchema, format: 'date' }
      : undefined,
};

/** Path below `docs/ledger` → content. */
export function ledgerFiles(): Readonly<Record<string, unknown>> {
  const schemas = questionNames.flatMap((name) => [
    [schemaFile(name, 'question'), schemaOf(`What is asked with "${name}"`, questionSchemas[name])],
    [schemaFile(name, 'answer'), schemaOf(`What is answered to "${name}"`, answerSchemas[name])],
  ]);
  return { ...Object.fromEntries(schemas), 'openapi.json': openApi() };
}

function schemaFile(name: QuestionName, kind: 'question' | 'answer'): string {
  return `v${version}/${name}.${kind}.schema.json`;
}

function schemaOf(title: string, schema: GenericSchema): JsonSchema {
  const { $schema, ...rest } = toJsonSchema(schema, config);
  return { ...($schema !== undefined && { $schema }), title, ...rest };
}

const summaries: Readonly<Record<QuestionName, string>> = {
  describe: 'What the shop is: version of its data, name, currency, time zone, days, unknown figures, fees',
  figures: 'Figures by up to three groupings, with a baseline',
  rows: 'A page of transactions, at most 500',
  facets: 'The values of a field with their counts, at most 500',
  search: 'The transactions that a text finds',
  row: 'One transaction',
  related: 'The other transactions of the same sale',
  deferred: 'What is deferred when a day begins',
  customers: 'Customers and their visits',
};

const ref = (path: string) => ({ $ref: path });

function openApi() {
  const content = (path: string) => ({ 'application/json': { schema: ref(path) } });
  const questions = questionNames.map((name) => [
    questionPath(name),
    {
      post: {
        operationId: name,
        summary: summaries[name],
        parameters: [ref('#/components/parameters/IfNoneMatch')],
        requestBody: { required: true, content: content(`./${schemaFile(name, 'question')}`) },
        responses: {
          200: {
            description: 'The answer',
            headers: { ETag: ref('#/components/headers/ETag') },
            content: content(`./${schemaFile(name, 'answer')}`),
          },
          304: { description: 'The data have not changed since the version of If-None-Match' },
          ...Object.fromEntries(
            problemsOf(name).map((problem) => [problems[problem].status, ref(`#/components/responses/${problem}`)]),
          ),
        },
      },
    },
  ]);
  const plain = (summary: string) => ({
    get: { summary, security: [], responses: { 200: { description: 'Yes' }, 503: { description: 'No' } } },
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ledger of a shop',
      version: `${version}.0.0`,
      description: 'What the back office asks a server that keeps the sales of a shop. See docs/connecting.md.',
    },
    servers: [{ url: 'https://ledger.example.com' }],
    security: [{ token: [] }],
    paths: {
      ...Object.fromEntries(questions),
      ...documentPaths(),
      ...booksPaths(),
      [healthPath]: plain('Whether the process runs'),
      [readyPath]: plain('Whether the process reaches its database'),
    },
    components: components(),
  };
}

/** What the paths refer to. */
function components() {
  return {
    securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token is for one shop' } },
    parameters: {
      IfNoneMatch: {
        name: 'If-None-Match',
        in: 'header',
        description: 'The version of an answer that the client has',
        schema: { type: 'string' },
      },
    },
    headers: { ETag: { description: 'The version of the data', schema: { type: 'string' } } },
    schemas: {
      Problem: {
        type: 'object',
        required: ['type', 'title', 'status'],
        properties: {
          type: { type: 'string', description: 'Ends with the name of the problem' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string', description: 'What is wrong this time, in a sentence' },
          field: { type: 'string', description: 'Of an invalid question: the field, such as groupBy.0' },
        },
      },
    },
    responses: Object.fromEntries(
      Object.entries(problems).map(([name, { title }]) => [
        name,
        {
          description: title,
          ...(waits.includes(name as ProblemName) && {
            headers: {
              'Retry-After': { description: 'Seconds until the next question', schema: { type: 'integer' } },
            },
          }),
          content: { [problemType]: { schema: ref('#/components/schemas/Problem') } },
        },
      ]),
    ),
  };
}

const documentProblems: readonly ProblemName[] = ['unauthorized', 'too-many-requests', 'failed', 'unavailable'];

/** A JSON object that has all of these properties, and perhaps others. */
function json(properties: Readonly<Record<string, unknown>>, others: Readonly<Record<string, unknown>> = {}) {
  const schema = { type: 'object', required: Object.keys(properties), properties: { ...properties, ...others } };
  return { 'application/json': { schema } };
}

function responses(content: unknown, ...others: readonly ProblemName[]) {
  return { 200: { description: 'The answer', content }, ...problemResponses(others) };
}

function problemResponses(others: readonly ProblemName[]) {
  return Object.fromEntries(
    [...documentProblems, ...others].map((name) => [problems[name].status, { $ref: `#/components/responses/${name}` }]),
  );
}

/** The lists that merchants edit. A server may leave them out. */
function documentPaths() {
  const revision = { type: 'integer', description: 'Rises by one with each change' };
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  });
  const key = { name: 'key', in: 'path', required: true, schema: { type: 'string', maxLength: maxDocumentKey } };
  const listed = { type: 'object', required: ['key', 'revision'], properties: { key: { type: 'string' }, revision } };
  const list = json({ documents: { type: 'array', items: listed } });
  const change = {
    type: 'object',
    required: ['key', 'revision'],
    properties: {
      key: key.schema,
      revision: { type: ['integer', 'null'], description: 'That the change is made to; null for a new document' },
      value: { description: 'Left out for a document that is removed' },
    },
  };
  return {
    [documentsPath]: {
      get: {
        operationId: 'documents',
        summary: `Which documents there are, but for those with a ${partMark} in their key`,
        responses: responses(list),
      },
      post: {
        operationId: 'changeDocuments',
        summary: 'Makes all changes or none; answers with the new revisions, 0 for what is removed',
        requestBody: {
          required: true,
          content: json({ changes: { type: 'array', minItems: 1, maxItems: maxChanges, items: change } }),
        },
        responses: responses(list, 'conflict', 'too-large', 'invalid-question'),
      },
    },
    [`${documentsPath}/{key}`]: {
      parameters: [key],
      get: {
        operationId: 'document',
        summary: 'A document, such as the list of items',
        responses: responses(json({ revision, value: {} }), 'not-found'),
      },
      put: {
        operationId: 'changeDocument',
        summary: 'Changes the revision of If-Match, or adds what is not there yet',
        parameters: [
          header('If-Match', 'The revision that the change is made to'),
          header('If-None-Match', '* for a document that is not there yet'),
        ],
        requestBody: { required: true, content: json({ value: {} }) },
        responses: responses(json({ revision }), 'conflict', 'too-large', 'invalid-question'),
      },
      delete: {
        operationId: 'removeDocument',
        summary: 'Removes the revision of If-Match. The product does not ask for it.',
        parameters: [{ ...header('If-Match', 'The revision that is removed'), required: true }],
        responses: {
          204: { description: 'It is removed' },
          ...problemResponses(['not-found', 'conflict', 'invalid-question']),
        },
      },
    },
  };
}

/** How `pnpm books load` adds sales, with a token that may load. A server may leave it out. */
function booksPaths() {
  const text = { type: 'string' };
  const month = { ...text, pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' };
  const list = (properties: Readonly<Record<string, unknown>>) => ({
    type: 'array',
    items: { type: 'object', required: Object.keys(properties), properties },
  });
  const generation = { type: 'integer', description: 'Rises by one with each load' };
  const months = list({ month, hash: { ...text, description: 'Of the transactions of the month' } });
  const files = list({ hash: text, info: { type: 'object' }, content: { ...text, contentEncoding: 'base64' } });
  return {
    [booksPath]: {
      get: {
        operationId: 'books',
        summary: 'What the sales of the shop were worked out from',
        parameters: [
          {
            ...{ name: 'limit', in: 'query', description: 'Files of a page; without it, all files are sent' },
            schema: { type: 'integer', minimum: 1, maximum: 100 },
          },
          { name: 'after', in: 'query', description: 'The page after the file with this hash', schema: text },
        ],
        responses: responses(
          json(
            { currency: text, timeZone: text, dayStart: { type: 'integer' }, generation, months, files },
            { next: { ...text, description: 'If there are more files: the hash to go on after' } },
          ),
          'forbidden',
          'invalid-question',
        ),
      },
      post: {
        operationId: 'load',
        summary: 'Replaces months as a whole, or changes nothing',
        requestBody: {
          required: true,
          content: {
            'application/x-ndjson': {
              schema: {
                ...text,
                description:
                  'A line with generation (that the load was worked out from), months (month and hash of each that is replaced), removed (months), and how many files and transactions follow; then a line for each file (hash, info, content in base64) and for each transaction, in order of day and minute.',
              },
            },
          },
        },
        responses: responses(
          json({ transactions: { type: 'integer' } }),
          'forbidden',
          'unreadable',
          'conflict',
          'invalid-question',
        ),
      },
    },
  };
}

const waits: readonly ProblemName[] = ['too-many-requests', 'unavailable'];

/** What a question can be answered with. */
function problemsOf(name: QuestionName): readonly ProblemName[] {
  const all = Object.keys(problems) as readonly ProblemName[];
  return all.filter((problem) => problem !== 'conflict' && (problem !== 'not-found' || name === 'row'));
}
