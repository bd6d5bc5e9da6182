/** What checking in and registering a face ask of the server. */
import { print } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  CheckInDocument,
  GiveConsentDocument,
  ReadCheckInSetupDocument,
  ReadFaceChallengesDocument,
  ReadFaceRegistrationDocument,
  RegisterFaceDocument,
  RemoveFaceDocument,
  ValidateWorkFromHomeDocument,
  VerifyFaceDocument,
  WithdrawConsentDocument,
} from '../../../generated/attendance/operations.ts';
import type { CheckInMutationVariables, ConsentPurpose, VerifyFaceQueryVariables } from '../../../generated/attendance/operations.ts';
import { ask } from '../shell/ask.ts';

const call = <Data extends object, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables, signal?: AbortSignal): Promise<Data> =>
  ask<Data>('attendance', print(document), variables, signal);

export const readSetup = (signal?: AbortSignal) => call(ReadCheckInSetupDocument, {}, signal);
export const checkIn = async (variables: CheckInMutationVariables) => (await call(CheckInDocument, variables)).checkIn;
export const validateWorkFromHome = (place: number, type: string, signal?: AbortSignal) => call(ValidateWorkFromHomeDocument, { place, type }, signal);
export const readChallenges = async (count: number) => (await call(ReadFaceChallengesDocument, { count })).checkRegisterUserAndGetRandomChallenge.challenges;
export const verifyFace = async (variables: VerifyFaceQueryVariables) => (await call(VerifyFaceDocument, variables)).faceVerification.faceCheckId;
export const giveConsent = (purpose: ConsentPurpose) => call(GiveConsentDocument, { purpose });
export const withdrawConsent = (purpose: ConsentPurpose) => call(WithdrawConsentDocument, { purpose });
export const readRegistration = async (employeeId: number | null, signal?: AbortSignal) => (await call(ReadFaceRegistrationDocument, { employeeId }, signal)).faceRegistration;
export const registerFace = (employeeId: number | null, images: string[]) => call(RegisterFaceDocument, { employeeId, images });
export const removeFace = (employeeId: number | null) => call(RemoveFaceDocument, { employeeId });

export type Setup = Awaited<ReturnType<typeof readSetup>>;
export type CheckedIn = Awaited<ReturnType<typeof checkIn>>;
