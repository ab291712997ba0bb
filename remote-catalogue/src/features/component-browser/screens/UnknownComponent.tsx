import { SearchX } from 'lucide-react';
import { paths } from '@back-office/shared/routes';
import { ButtonLink, EmptyState, Screen } from '@back-office/shared/ui';

/** A link to a component that is not (or no longer) in the kit. */
export function UnknownComponent({ name }: { readonly name: string }) {
  return (
    <Screen title="Components">
      <EmptyState
        icon={<SearchX />}
        title={`No component is called “${name}”`}
        hint="It may have been renamed."
        actions={
          <ButtonLink to={paths.components()} variant="primary">
            All components
          </ButtonLink>
        }
      />
    </Screen>
  );
}
