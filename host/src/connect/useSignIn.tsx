import { useState, type ReactNode } from 'react';
import { deferredPart } from '@back-office/shared/loading';
import type { Shop } from '@back-office/shared/shop';

const SignInDialog = deferredPart(() =>
  import(/* webpackChunkName: "connect" */ './SignInDialog').then((part) => part.SignInDialog),
);

interface SignIn {
  readonly open: () => void;
  /** Render it: the dialog, while it is open. */
  readonly dialog: ReactNode;
}

/** Asks for another access token for a connected shop. */
export function useSignIn(shop: Shop, onSignedIn: () => void): SignIn {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  function finish() {
    close();
    onSignedIn();
  }
  return {
    open: () => setOpen(true),
    dialog: isOpen && <SignInDialog shop={shop} onClose={close} onFailed={close} onSignedIn={finish} />,
  };
}
