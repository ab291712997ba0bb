import { Assistant } from '../../support/assistant';
import { expect } from '../../support/test';
import { settings, test } from '../../support/settings';

for (const setting of settings)
  test(`a question is answered with figures, and its conversation is listed, ${setting}`, async ({
    product,
    openIn,
  }) => {
    const assistant = new Assistant(product);

    await openIn(setting, 'assistant', '/chatbot');
    await assistant.ask('Which items sold best from June 22 to June 28, 2025?');
    await expect(assistant.messages.getByRole('table')).toBeVisible();
    await expect(assistant.messages.getByRole('row')).not.toHaveCount(0);
    await expect(assistant.rows).toHaveCount(1);
  });
