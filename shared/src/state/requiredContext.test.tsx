import { render, screen } from '@testing-library/react';
import { createRequiredContext } from './requiredContext';

test.each([
  ['useEducation', 'EducationProvider', 'useEducation must be used within an EducationProvider'],
  ['useDeferredSales', 'DeferredSalesProvider', 'useDeferredSales must be used within a DeferredSalesProvider'],
  ['useItems', 'ItemsProvider', 'useItems must be used within an ItemsProvider'],
  ['useChat', 'ChatProvider', 'useChat must be used within a ChatProvider'],
  ['useUser', 'UserProvider', 'useUser must be used within a UserProvider'],
  ['useUpload', 'UploadProvider', 'useUpload must be used within an UploadProvider'],
])('%s outside its provider names the provider', (hookName, providerName, message) => {
  const [, useValue] = createRequiredContext<{ text: string }>(hookName, providerName);
  function Reader() {
    return <p>{useValue().text}</p>;
  }
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Reader />)).toThrow(new Error(message));
  silence.mockRestore();
});

test('inside its provider the value is read', () => {
  const [Provider, useValue] = createRequiredContext<{ text: string }>('useText', 'TextProvider');
  function Reader() {
    return <p>{useValue().text}</p>;
  }
  render(
    <Provider value={{ text: 'Fernhill Pantry' }}>
      <Reader />
    </Provider>,
  );
  expect(screen.getByText('Fernhill Pantry')).toBeVisible();
});
