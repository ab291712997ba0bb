import type { Random } from '@back-office/shared/ledger';
import type { AssistantServices } from '../domain/services';

interface Options {
  readonly random: Random;
}

/** The services of the product: everything is answered on this device. */
export function createServices(_options: Options): AssistantServices {
  return {
    replies: {
      async *reply() {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        yield {
          type: 'text',
          text: 'Net sales came to **$2,253.15** from June 22 to 28, 2025.\n\n| Day | Gross sales | Net sales |\n|---|--:|--:|\n| Tue, Jun 24 | $286.50 | $274.50 |\n| Thu, Jun 26 | $521.00 | $521.00 |\n| **Total** | **$2,376.85** | **$2,253.15** |\n\nTwo returns took off $79.00.',
        };
        yield {
          type: 'link',
          link: { label: 'Open the sales summary', path: '/financial-suite/reports/sales-summary' },
        };
        yield { type: 'suggestion', question: 'And the week before?' };
        yield { type: 'done', tokens: 40 };
      },
    },
    analysis: {
      async *analyze() {
        for (let step = 1; step <= 20; step += 1) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          yield { type: 'progress', share: step / 20 };
        }
        yield { type: 'done', facts: { kind: 'text', format: 'Text', notes: [] } };
      },
    },
    recommendations: {
      async *recommend() {
        yield { type: 'done' };
      },
    },
  };
}
