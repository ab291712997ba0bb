import styled from 'styled-components';
import { useSearchParams } from '@back-office/shared/router';
import { kitComponents } from '../data/kitComponents';
import { ComponentGallery } from './ComponentGallery';
import { ComponentPage } from './ComponentPage';
import { UnknownComponent } from './UnknownComponent';
import { usePageStart } from './usePageStart';

/** The component library browser (spec A §2, decision D28): the gallery, or the component named in the address. */
export function ComponentsScreen() {
  const [params] = useSearchParams();
  const name = params.get('name');
  const page = usePageStart(name);
  return (
    <Page ref={page} tabIndex={-1}>
      <Shown name={name} />
    </Page>
  );
}

function Shown({ name }: { readonly name: string | null }) {
  if (name === null) return <ComponentGallery components={kitComponents} />;
  const component = kitComponents.find((each) => each.name === name);
  if (!component) return <UnknownComponent name={name} />;
  return <ComponentPage component={component} components={kitComponents} />;
}

/** Takes the focus only where it would get lost. */
const Page = styled.div`
  scroll-margin-top: var(--screen-top, 0px);

  &&:focus-visible {
    outline: none;
  }
`;
