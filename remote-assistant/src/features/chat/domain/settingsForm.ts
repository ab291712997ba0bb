import type { ConversationSettings } from '../../../domain/conversation';

export type SettingsForm = Readonly<Record<keyof ConversationSettings, string>>;
export type SettingsErrors = Partial<Record<keyof ConversationSettings, string>>;

export function formOf({ model, temperature, maxTokens }: ConversationSettings): SettingsForm {
  return { model, temperature: String(temperature), maxTokens: String(maxTokens) };
}

/** Either all settings, or what is wrong with some. */
export function readForm(form: SettingsForm): {
  readonly settings?: ConversationSettings;
  readonly errors: SettingsErrors;
} {
  const model = form.model.trim();
  const temperature = numberOf(form.temperature);
  const maxTokens = numberOf(form.maxTokens);
  const errors: SettingsErrors = {
    ...(model === '' && { model: 'Enter the name of a model.' }),
    ...(!(temperature >= 0 && temperature <= 2) && { temperature: 'Enter a number from 0 to 2.' }),
    ...(!(Number.isInteger(maxTokens) && maxTokens >= 1 && maxTokens <= 128_000) && {
      maxTokens: 'Enter a whole number from 1 to 128,000.',
    }),
  };
  return Object.keys(errors).length === 0 ? { settings: { model, temperature, maxTokens }, errors } : { errors };
}

function numberOf(text: string) {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
}
