import { render } from '@testing-library/react';
import { useAssistant } from './AssistantProvider';

function Screen() {
  useAssistant();
  return null;
}

test('outside its provider an error names the provider that is required', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Screen />)).toThrow('useAssistant must be used within an AssistantProvider');
});
