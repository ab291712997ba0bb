interface NumberQuestion {
  readonly question: string;
  readonly answers: readonly { readonly mark: '.' | ','; readonly label: string }[];
}

/** Why the decimal mark of a file is only a guess, with numbers from it. */
export interface NumberDoubt {
  readonly kind: 'ambiguous' | 'mixed';
  readonly examples: readonly string[];
}

/** The question about the numbers of a file, with what each answer makes of its first doubtful number. */
export function numberMeanings({ kind, examples }: NumberDoubt): NumberQuestion {
  const [example = '', other = ''] = examples;
  if (kind === 'mixed') {
    return {
      question: `This file has numbers with a decimal comma (${example}) and with a decimal point (${other}). Which one is right? Rows with the other are listed as bad rows or warnings.`,
      answers: [
        { mark: ',', label: 'Decimal comma' },
        { mark: '.', label: 'Decimal point' },
      ],
    };
  }
  const digits = /\d{1,3}[.,]\d{3}/.exec(example)?.[0] ?? example;
  const mark = digits.includes(',') ? ',' : '.';
  const [whole = '', rest = ''] = digits.split(mark);
  return {
    question: `What does ${digits} mean in this file? Nothing else in it shows how numbers are written.`,
    answers: [
      { mark: mark === '.' ? ',' : '.', label: `${whole},${rest}: thousands` },
      { mark, label: `${Number(`${whole}.${rest}`)}: decimals` },
    ],
  };
}
