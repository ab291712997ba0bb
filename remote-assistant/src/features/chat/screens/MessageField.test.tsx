import { screen, waitFor } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { ModelNotice } from './MessageField';

test('the message field says where questions go, only while a model is on', async () => {
  localStorage.setItem('back-office:assistant-model', JSON.stringify({ isOn: false, url: 'https://llm.example/v1' }));
  const { unmount } = renderInArea(<ModelNotice />);
  expect(screen.queryByText(/Questions go to/)).not.toBeInTheDocument();
  unmount();
  localStorage.setItem('back-office:assistant-model', JSON.stringify({ isOn: true, url: 'https://llm.example/v1' }));
  renderInArea(<ModelNotice />);
  await waitFor(() => expect(screen.getByText(/Questions go to llm\.example\./)).toBeInTheDocument());
  localStorage.clear();
});
