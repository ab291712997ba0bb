import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFocusRecovery } from '@back-office/shared/ui/forms';

function Files() {
  const { containerProps } = useFocusRecovery();
  const [files, setFiles] = useState(['july', 'august']);
  return (
    <div {...containerProps}>
      <button>Choose files</button>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <button onClick={() => setFiles(files.filter((other) => other !== file))}>Undo {file}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

test('the focus goes to the entry that takes the place of a removed one, and without any to the first control', async () => {
  const user = userEvent.setup();
  render(<Files />);
  screen.getByRole('button', { name: 'Undo july' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo august' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus());
});
