import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { Content } from '@/domain/content/content';
import type { PictureRules } from '../forms/pictures/pictureRules';

/** The input of a field in a form, and what it needs. A form can have its own input for a field, and must for `own`. */
export type Shown =
  | {
      as: 'text';
      /** Of a text area. */
      rows?: number | undefined;
      type?: HTMLInputTypeAttribute | undefined;
      hint?: string | undefined;
      placeholder?: string | undefined;
      html?: InputHTMLAttributes<HTMLInputElement> | undefined;
    }
  | { as: 'date' }
  | { as: 'count' }
  | { as: 'fixed'; hint: string }
  | {
      as: 'lines';
      itemLabel: string;
      addLabel: string;
      placeholder?: string | undefined;
      hint?: string | undefined;
    }
  | {
      as: 'select';
      /** Label of the option for none. */
      none: string;
      options: (
        content: Content,
        // The value of any kind of field.
        stored: unknown,
      ) => readonly { value: string; label: string }[];
    }
  | { as: 'products'; hint: string }
  | { as: 'flag'; hint?: string | undefined }
  | {
      as: 'featured';
      /** Shown while a slot is free, instead of the number of used ones. */
      hint?: string | undefined;
      limit: number;
      /** Whether the number of used slots is always shown, also when none is free. */
      hasStatus?: boolean | undefined;
    }
  | {
      as: 'picture';
      rules: PictureRules;
      ratio: readonly [number, number];
      hint?: string | undefined;
    }
  | {
      as: 'pictures';
      rules: PictureRules;
      ratio: readonly [number, number];
      hint: string;
      max: number;
      countText: string;
    }
  | { as: 'own' };
