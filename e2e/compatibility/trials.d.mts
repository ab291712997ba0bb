interface Trial {
  readonly title: string;
  readonly remote: string;
  readonly isBefore: boolean;
  readonly leftOut?: string;
  readonly isGap?: boolean;
}

export function trialsOf(
  remotes: readonly string[],
  before: Readonly<Record<string, string>>,
  options: { readonly isWhole: boolean },
): readonly Trial[];

export function verdictOf(tried: readonly { readonly result: 'ok' | 'fails' | 'gap' | 'none' }[]): {
  readonly code: 0 | 1;
  readonly text: string;
};
