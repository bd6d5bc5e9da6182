import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { InputProps } from './types.ts';

/** The input of any kind, for those kinds that are made of others (child rows). */
export const FieldInputContext = createContext<ComponentType<InputProps> | null>(null);
