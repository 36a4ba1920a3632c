import {
  LARGEST_PICTURE,
  pictureAddress,
  pictureWidths,
  type ServicePicture,
} from '#contract/fields/service-picture.ts';
import { artOf } from './art/service-art.ts';

/** A service is shown by a picture that was sent, else by its drawing. */
export type Pictured = {
  readonly art?: string | null | undefined;
  readonly picture?: ServicePicture | null | undefined;
};

type ServiceImageProps = {
  of: Pictured | undefined;
  width: number;
  height: number;
  /** How wide it is shown, by which a browser chooses how large a file it fetches. */
  sizes: string;
  /** Beside its name in a list nobody has to hear what it shows. */
  told?: boolean;
  loading?: 'lazy' | 'eager';
};

/** A service in four by three. */
export function ServiceImage({ of, told = false, sizes, ...as }: ServiceImageProps) {
  const { art, picture } = of ?? {};
  if (!picture) return <img {...as} src={artOf(art)} alt="" />;
  return <img {...as} {...sourcesOf(picture, sizes)} alt={told ? picture.alt : ''} />;
}

export const sourcesOf = ({ hash }: ServicePicture, sizes: string) => ({
  ...{ src: pictureAddress(hash, LARGEST_PICTURE), srcSet: pictureWidths(hash), sizes },
});
