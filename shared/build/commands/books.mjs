import { createReadStream, fstatSync, openAsBlob, openSync, read } from 'node:fs';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { register } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

register('../typescript/hooks.mjs', import.meta.url);

const usage = `Usage: pnpm books check FILE… [--zone "America/New_York"] [--currency USD] [--day-start 03:00] [--json-rows]
                         [--map date="Posted on" --map total=Amount … | --map mapping.json]
       pnpm books load FILE… --to URL --token TOKEN [--map …]
       pnpm books backup FILE`;

/**
 * `books check FILE…`: reads sales exports as the import does and prints what would be booked as one JSON object. With
 * `--map`, files are read by these columns instead of by their kind.
 * Exit code: 0 if every row is booked or skipped, 1 if some were refused, 2 if a file cannot be read.
 * `books load FILE…`: adds them to a shop of a ledger server, one after the other, and prints what came of each, also with
 * `--map`.
 * `books backup FILE`: checks a backup and prints what it holds. Exit code: 0, or 2 if it is damaged or no backup.
 */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      zone: { type: 'string' },
      currency: { type: 'string' },
      'day-start': { type: 'string', default: '00:00' },
      'json-rows': { type: 'boolean', default: false },
      map: { type: 'string', multiple: true },
      to: { type: 'string' },
      token: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, ...paths] = positionals;
  if (values.help) return console.log(usage);
  if (command === 'backup' && paths.length === 1) return printBackup(paths[0]);
  if (command === 'load' && paths.length > 0 && values.to && values.token)
    return loadFiles(paths, { url: values.to, token: values.token }, await mapped(values.map));
  if (command !== 'check' || paths.length === 0) throw new Error(usage);
  const { checkBooks, dayStartOf, exitCodeOf, isTimeZone, zoneOfName } = await import('../../src/books/books.ts');
  const sources = await Promise.all(paths.map((path) => sourcesOf(path)));
  const timeZone = values.zone === undefined ? undefined : zoneOfName(values.zone);
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new Error(`There is no time zone "${values.zone}".`);
  const result = await checkBooks(sources.flat(), {
    timeZone,
    currency: currencyCode(values.currency),
    dayStart: dayStartOf(values['day-start']),
    withRows: values['json-rows'],
    ...(availableParallelism() > 1 && { readRest }),
    ...(values.map && { mapping: await mapped(values.map) }),
  });
  process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
  process.exitCode = exitCodeOf(result);
}

/** Files before one that is refused stay loaded. */
async function loadFiles(paths, server, mapping) {
  const { loadFile } = await import('../../ledger-server/src/load/loadFiles.ts');
  const loaded = [];
  try {
    for (const path of paths) loaded.push(...(await loadFile(server, await sourcesOf(path), mapping)));
  } finally {
    process.stdout.write(`${JSON.stringify({ files: loaded }, undefined, 2)}\n`);
  }
  if (loaded.some(({ refused }) => refused > 0)) process.exitCode = 1;
}

async function printBackup(path) {
  const { inspectBackup } = await import('../../src/shop/backup/inspectBackup.ts');
  await assertFile(path);
  process.stdout.write(`${JSON.stringify(await inspectBackup(await openAsBlob(path)), undefined, 2)}\n`);
}

/** The columns that `--map` names, if it is there. */
async function mapped(words) {
  if (!words) return undefined;
  const { mappingOf } = await import('../../src/books/books.ts');
  return mappingOf(await mapEntries(words));
}

/** `field=Header` as pairs, or those of a JSON object in a file. */
async function mapEntries(words) {
  if (words.length === 1 && !words[0].includes('=')) {
    await assertFile(words[0]);
    return Object.entries(JSON.parse(await readFile(words[0], 'utf8')));
  }
  return words.map((word) => {
    const at = word.indexOf('=');
    if (at < 1) throw new Error(`Write --map field=Header, such as --map date="Posted on"; "${word}" has no field.`);
    return [word.slice(0, at), word.slice(at + 1)];
  });
}

/** The file, the files in a ZIP archive, or the sheets of a workbook. What cannot be read is reported like a file that cannot. */
async function sourcesOf(path) {
  const { filesInZip, isWorkbook } = await import('../../src/books/books.ts');
  const plain = { name: basename(path), open: () => createReadStream(path, { highWaterMark: 256 * 1024 }) };
  let source = plain;
  try {
    await assertFile(path);
    source = { ...plain, shared: { file: path, size: (await stat(path)).size } };
    if (!/\.zip$/i.test(path)) return isWorkbook(source) ? await sheetSources(source) : [source];
    const packed = await filesInZip(source.name, randomAccess(path));
    return (await Promise.all(packed.map((each) => (isWorkbook(each) ? sheetsOrError(each) : each)))).flat();
  } catch (error) {
    return [unreadable(source, error)];
  }
}

/** Reads the second half of a large file in a thread of its own. */
function readRest(request) {
  const worker = new Worker(new URL('restOfFile.worker.mjs', import.meta.url));
  const answer = (kind) =>
    new Promise((resolve) => {
      // Whoever waits for what never comes reads the file without it.
      for (const end of ['error', 'exit']) worker.once(end, () => resolve(undefined));
      worker.on('message', (message) => {
        if (message.kind === kind || message.kind === 'rows') resolve(message[kind]);
      });
    });
  const reading = { start: answer('start'), rows: answer('rows'), stop: () => void worker.terminate() };
  worker.postMessage(request);
  return reading;
}

/** Says in words why there is nothing to read at a path. */
async function assertFile(path) {
  const { UnreadableFileError } = await import('../../src/books/books.ts');
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UnreadableFileError(`There is no file "${path}".`);
  if (found.isDirectory()) throw new UnreadableFileError(`"${path}" is a folder; name the files in it.`);
  await access(path, constants.R_OK).catch(() => {
    throw new UnreadableFileError(`The file "${path}" may not be read.`);
  });
}

async function sheetsOrError(source) {
  return sheetSources(source).catch((error) => [unreadable(source, error)]);
}

function unreadable({ name }, error) {
  return {
    name,
    open: async function* () {
      throw error;
    },
  };
}

async function sheetSources(source) {
  const { name } = source;
  const { bytesOfWorkbook } = await import('../../src/books/books.ts');
  const { sheetsIn } = await import('../../src/books/workbook/workbook.ts');
  const sheets = await sheetsIn(name, await bytesOfWorkbook(source));
  return sheets.map((sheet) => ({
    name: sheets.length === 1 ? name : `${name}/${sheet.name}`,
    open: async function* () {
      yield new TextEncoder().encode(sheet.csv);
    },
  }));
}

/** The file stays open as long as the process runs. */
function randomAccess(path) {
  const file = openSync(path);
  return {
    size: fstatSync(file).size,
    async read(from, to) {
      const { buffer, bytesRead } = await readPart(file, Buffer.alloc(to - from), 0, to - from, from);
      return buffer.subarray(0, bytesRead);
    },
  };
}

const readPart = promisify(read);

function currencyCode(text) {
  if (text === undefined) return undefined;
  const code = text.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(code)) throw new Error(`There is no currency "${text}".`);
  return code;
}

try {
  await main();
} catch (error) {
  const isMistyped = error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isMistyped ? `${error.message}\n${usage}` : error.message);
  process.exitCode = 2;
}
