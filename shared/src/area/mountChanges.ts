import type { MountOptions, MountSources } from '@back-office/shared/contract';

/** What `update` can change. */
export type MountChanges = Pick<MountOptions, 'theme' | 'sources' | 'ledger'>;

/** `ledger` is another way to say `sources.ledger`. */
export function sourcesOf({ sources, ledger }: MountChanges): MountSources {
  return ledger ? { ...sources, ledger } : { ...sources };
}

/** The options after an update: what is left out stays, `ledger` replaces the ledger alone, `sources` all of them. */
export function withChanges<Options extends MountOptions>(options: Options, changes: MountChanges): Options {
  const { ledger: _, ...others } = options;
  const sources = changes.sources ?? sourcesOf(options);
  return {
    ...(others as Options),
    sources: 'ledger' in changes ? { ...sources, ledger: changes.ledger } : sources,
    ...(changes.theme && { theme: changes.theme }),
  };
}
