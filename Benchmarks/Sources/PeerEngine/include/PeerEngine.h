// SPDX-License-Identifier: Apache-2.0

// What a scene needs of an engine that is written in C or C++: a table of functions, so that one
// stage in Swift drives every engine. Lengths are meters, angles radians, times seconds.
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  float x, y;
} PeerVector;

typedef enum { PeerStatic = 0, PeerKinematic = 1, PeerDynamic = 2 } PeerKind;

typedef struct {
  PeerKind kind;
  PeerVector position, velocity;
  float angularVelocity, linearDamping;
  bool allowsSleep, isAwake;
} PeerBody;

typedef struct {
  float density, friction, restitution;
  uint16_t categories, mask;
  // Shapes of the same negative group never collide; 0 is no group.
  int16_t group;
} PeerSurface;

typedef enum { PeerCircle, PeerCapsule, PeerSegment, PeerPolygon } PeerShapeKind;

typedef struct {
  PeerShapeKind kind;
  // The middle of a circle, the ends of a capsule or segment, the corners of a polygon.
  PeerVector points[8];
  int count;
  float radius;
} PeerShape;

typedef struct {
  void *bodyA, *bodyB;
  PeerVector anchorA, anchorB;
  bool hasMotor, hasLimits, hasSpring;
  float motorSpeed, motorTorque;
  float lowerAngle, upperAngle;
  float springHertz, springDampingRatio;
} PeerRevoluteJoint;

typedef struct {
  int bodies, awakeBodies, shapes, joints, contacts;
} PeerCounts;

typedef struct {
  const char *name;
  void *(*createWorld)(PeerVector gravity, bool allowsSleep);
  void (*destroyWorld)(void *world);
  void *(*createBody)(void *world, const PeerBody *body);
  void (*destroyBody)(void *world, void *body);
  void (*addShape)(void *world, void *body, const PeerShape *shape, const PeerSurface *surface);
  void (*addLoop)(
    void *world, void *body, const PeerVector *points, int count, const PeerSurface *surface);
  void (*addRevoluteJoint)(void *world, const PeerRevoluteJoint *joint);
  void (*setVelocity)(void *body, PeerVector velocity);
  PeerVector (*position)(void *body);
  void (*step)(void *world, float seconds);
  bool (*castRay)(void *world, PeerVector from, PeerVector to);
  int (*awakeBodyCount)(void *world);
  PeerCounts (*counts)(void *world);
} PeerEngine;
