import { register } from 'node:module';

register('../../../build/typescript/hooks.mjs', import.meta.url);

const { stopUnused } = await import('./cluster.ts');
await stopUnused(JSON.parse(process.argv[2]));
