/** What a record is besides its status, by the name of the status' enum: a yes or no of the same record, and the word for it. Lists ask for it wherever they show the status. */
export const otherwise: Readonly<Partial<Record<string, { readonly field: string; readonly word: string }>>> = { JobPostStatus: { field: 'isTemplate', word: 'jobPost.isTemplate' } };
