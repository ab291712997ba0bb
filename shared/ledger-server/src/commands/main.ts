import { parseArgs } from 'node:util';
import type { Database } from '../database/database';
import { openDatabase, openReplica } from '../database/openDatabase';
import { createServer, type ServerOptions } from '../http/server';
import { addShop, hasShops, shopNamed } from '../shops/shops';
import { addToken } from '../shops/tokens';
import { daysOf, shopOf } from './values';

const usage = `Usage: pnpm ledger-server [--host 127.0.0.1] [--origin http://localhost:4300 …] [--proxy 127.0.0.1 …]
       pnpm ledger-server shop NAME [--currency USD] [--zone America/New_York] [--day-start 03:00] [--locale en-US]
       pnpm ledger-server token NAME [--load] [--days 90] [--label TEXT]`;

/** `pnpm ledger-server`: serves the ledgers of a database, or adds a shop or an access token to it. */
export async function main(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      origin: { type: 'string', multiple: true, default: [] },
      proxy: { type: 'string', multiple: true, default: [] },
      currency: { type: 'string', default: 'USD' },
      zone: { type: 'string', default: 'America/New_York' },
      'day-start': { type: 'string', default: '00:00' },
      locale: { type: 'string', default: 'en-US' },
      load: { type: 'boolean', default: false },
      days: { type: 'string', default: '90' },
      label: { type: 'string', default: '' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.info(usage);
  const [command, name] = positionals;
  if (positionals.length > 0 && (name === undefined || !['shop', 'token'].includes(command ?? '')))
    throw new Error(usage);
  const shop = shopOf(command === 'shop' && name !== undefined ? name : 'My shop', values);
  const days = daysOf(values.days);
  const database = await openDatabase(environment);
  try {
    if (command === 'shop' && name !== undefined) {
      await addShop(database, shop);
      console.info(`The shop "${name}" was added.`);
    } else if (command === 'token' && name !== undefined) {
      const found = await shopNamed(database, name);
      if (!found) throw new Error(`There is no shop "${name}".`);
      console.info(await addToken(database, { shop: found.shop, mayLoad: values.load, name: values.label, days }));
    } else {
      if (!(await hasShops(database))) await addFirstShop(database, shop);
      await serve(database, { host: values.host, origins: values.origin, proxies: values.proxy }, environment);
      return;
    }
    await database.close();
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function addFirstShop(database: Database, shop: Parameters<typeof addShop>[1]): Promise<void> {
  const id = await addShop(database, shop);
  const token = await addToken(database, { shop: id, mayLoad: true, name: 'first', days: 90 });
  console.info(`The shop "${shop.name}" was added. Its access token, for 90 days, is shown this once:\n${token}`);
}

async function serve(
  database: Database,
  { host, ...allowed }: { readonly host: string } & Pick<ServerOptions, 'origins' | 'proxies'>,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const { PORT, LEDGER_REQUESTS } = environment;
  const replica = openReplica(environment);
  const app = await createServer({
    database,
    ...(replica && { replica }),
    ...allowed,
    requestsPerMinute: Number(LEDGER_REQUESTS ?? 600),
    now: Date.now,
    log: process.stdout,
  });
  app.addHook('onClose', async () => {
    await replica?.close();
    await database.close();
  });
  const address = await app.listen({ host, port: Number(PORT ?? 4400) });
  console.info(`The ledger server answers at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.info('Stopping.');
      void app.close();
    });
}
