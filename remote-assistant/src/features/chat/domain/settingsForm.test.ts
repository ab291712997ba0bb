import { defaultSettings } from '../../../domain/conversation';
import { formOf, readForm } from './settingsForm';

test('settings are read back from their form', () => {
  expect(readForm(formOf(defaultSettings))).toEqual({ settings: defaultSettings, errors: {} });
});

test.each([
  [{ model: ' ' }, 'model'],
  [{ temperature: '2.1' }, 'temperature'],
  [{ temperature: '-1' }, 'temperature'],
  [{ temperature: 'warm' }, 'temperature'],
  [{ maxTokens: '0' }, 'maxTokens'],
  [{ maxTokens: '1.5' }, 'maxTokens'],
  [{ maxTokens: '1e5' }, 'maxTokens'],
])('%j is refused with a message', (changed, field) => {
  const { settings, errors } = readForm({ ...formOf(defaultSettings), ...changed });
  expect(settings).toBeUndefined();
  expect(Object.keys(errors)).toEqual([field]);
});
