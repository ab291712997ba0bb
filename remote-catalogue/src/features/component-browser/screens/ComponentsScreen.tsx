import { SearchX } from 'lucide-react';
import styled from 'styled-components';
import { useSearchParams } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { withoutRing } from '@back-office/shared/theme';
import { ButtonLink, EmptyState, Screen } from '@back-office/shared/ui';
import { kitComponents } from '../data/componentMetadata';
import { ComponentDetails } from './ComponentDetails';
import { ComponentGallery } from './ComponentGallery';
import { useStartAtTop } from './useStartAtTop';

/** The component browser: the gallery, or the component named in the address. */
export function ComponentsScreen() {
  const [params] = useSearchParams();
  const name = params.get('name');
  const root = useStartAtTop(name);
  return (
    <Root ref={root} tabIndex={-1}>
      <Content name={name} />
    </Root>
  );
}

function Content({ name }: { readonly name: string | null }) {
  if (name === null) return <ComponentGallery components={kitComponents} />;
  const component = kitComponents.find((each) => each.name === name);
  if (!component) return <UnknownComponent name={name} />;
  return <ComponentDetails component={component} components={kitComponents} />;
}

/** For links to a component that is not, or no longer, in the kit. */
function UnknownComponent({ name }: { readonly name: string }) {
  return (
    <Screen title="Components">
      <EmptyState
        icon={<SearchX />}
        title={`There is no component named “${name}”`}
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

/** Focused by code only, so it needs no focus ring. */
const Root = styled.div`
  scroll-margin-top: var(--screen-top, 0px);
  ${withoutRing}
`;
