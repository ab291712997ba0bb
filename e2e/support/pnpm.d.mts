export function pnpmCommand(): readonly [command: string, ...words: string[]];
