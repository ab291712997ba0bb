import { register } from 'node:module';

register('../typescript/hooks.mjs', import.meta.url);

const { main } = await import('../../ledger-server/src/commands/main.ts');
try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
