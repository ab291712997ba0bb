import type { ReactNode } from 'react';
import { ServicesProvider, useServices, type ThemeName } from '@back-office/shared/contract';

interface PreviewServicesProps {
  readonly theme?: ThemeName;
  /** Where overlays of the preview are rendered. */
  readonly portal?: HTMLElement | null;
  readonly children: ReactNode;
}

/** Gives a preview its own storage, theme and overlays, apart from the page around it. */
export function PreviewServices({ theme, portal, children }: PreviewServicesProps) {
  const services = useServices();
  const storageNamespace = `${services.storageNamespace}preview`;
  return (
    <ServicesProvider
      value={{
        ...services,
        storageNamespace,
        isEmbedded: true,
        theme: theme ?? services.theme,
        portal: portal ?? services.portal,
      }}
    >
      {children}
    </ServicesProvider>
  );
}
