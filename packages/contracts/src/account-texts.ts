import { PRODUCT_NAME } from './product.ts';

/** Texts about registration, login and logout: sections 2, 5 and 8 of the specification, and our own additions. */

export const INVALID_EMAIL = 'Please enter a valid email address';
export const PASSWORD_MISSING = 'Please enter your password';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const PASSWORD_TOO_LONG = 'Password must be at most 256 characters';
export const CONFIRM_MISSING = 'Please confirm your password';
export const PASSWORDS_DIFFER = 'Passwords do not match';
export const WRONG_CREDENTIALS = 'Incorrect email address or password.';
export const USERNAME_TAKEN = 'An account with this email address already exists.';
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a few minutes and try again.';
export const SIGN_IN_NOT_FOUND = 'This session has already ended.';
export const GOOGLE_NOT_SET_UP = 'Sign-in with Google is not set up here. Please use your email address.';
export const LOGIN_FAILED = 'Login failed';
export const REGISTRATION_FAILED = 'Registration failed';
export const LOGOUT_FAILED = 'Logout failed';
export const NAME_EMPTY = 'Please enter your name.';
export const NAME_TOO_LONG = 'A name can have at most 80 characters.';
export const PLEASE_LOG_IN = {
  title: 'Please log in',
  description: 'You need to be logged in to use the chat feature',
};
export const ERROR_UPDATING_NAME = {
  title: 'Error updating name',
  description: 'There was a problem saving your name. Please try again.',
};
export const WELCOME_TEXT = `Hello, I'm ${PRODUCT_NAME}. Your AI dining expert, finding the perfect spot for every occasion.`;
