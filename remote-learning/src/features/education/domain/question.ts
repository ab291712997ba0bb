/** A question to learn from: every choice says why it is right or wrong. Exactly one is right. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly isCorrect?: boolean;
  readonly explanation: string;
}
