import { useState } from 'react';
import { Button } from '@back-office/shared/ui';
import { ConfirmDialog, FileDrop, Switch } from '@back-office/shared/ui/dialogs';
import type { DialogsName } from '../../data/componentMetadata';
import { Column, noop, type Preview } from './preview';
import { ConfirmThumbnail } from './thumbnails';

/** Of `ui/dialogs`. */
export const taskPreviews: Readonly<Record<DialogsName, Preview>> = {
  Switch: {
    states: {
      'With a description': <Described />,
      'Off, disabled': <Off />,
    },
    isWide: true,
  },
  ConfirmDialog: {
    states: {
      'Destructive action': <ConfirmExample tone="danger" />,
      'Regular action': <ConfirmExample />,
    },
    thumbnail: <ConfirmThumbnail />,
  },
  FileDrop: {
    states: {
      'One file': <FileDrop label="Choose a file" hint="CSV or JSON" accept=".csv,.json" onFile={noop} />,
      'Several files': (
        <FileDrop label="Choose files" hint="Images up to 2 MB" accept="image/*" onFile={noop} multiple />
      ),
    },
    isWide: true,
  },
};

function Described() {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      label="Skip item details screen"
      description="Adds the item to the cart right away."
      isOn={isOn}
      onChange={setOn}
    />
  );
}

function Off() {
  const [isOn, setOn] = useState(false);
  return (
    <Column>
      <Switch label="Sounds" isOn={isOn} onChange={setOn} />
      <Switch label="Inventory sync" isOn={false} disabled onChange={noop} />
    </Column>
  );
}

function ConfirmExample({ tone }: { readonly tone?: 'danger' }) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const [title, verb] = tone ? ['Delete 3 items?', 'Delete'] : ['Replace the list?', 'Replace'];
  return (
    <>
      <Button onClick={() => setAsked(true)}>{tone ? 'Delete items' : 'Replace list'}</Button>
      {isAsked && (
        <ConfirmDialog
          title={title}
          message="This is a preview. Nothing will change."
          confirmLabel={verb}
          tone={tone}
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  );
}
