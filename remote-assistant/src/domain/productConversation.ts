import type { Budget, Recommendation } from './services';

/** A conversation on the product recommendations screen. */
export interface ProductConversation {
  readonly id: string;
  readonly title: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly messages: readonly ProductMessage[];
}

export interface ProductMessage {
  readonly id: string;
  readonly content: string;
  readonly sender: 'user' | 'assistant';
  readonly timestamp: number;
  readonly recommendations?: readonly Recommendation[];
  readonly budget?: Budget;
  readonly suggestions?: readonly string[];
}
