import { Link } from './path.tsx';

type TabsProps = {
  label: string;
  path: string;
  tabs: readonly { readonly path: string; readonly name: string }[];
};

/** The parts of a place, each with an address of its own. */
export const Tabs = ({ label, path, tabs }: TabsProps) => (
  <nav className="o-tabs" aria-label={label}>
    {tabs.map((one) => (
      <Link key={one.path} to={one.path} aria-current={one.path === path ? 'page' : undefined}>
        {one.name}
      </Link>
    ))}
  </nav>
);
